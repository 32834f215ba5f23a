"""`python -m benchmarks` from the root of a checkout; `karak bench` runs the same."""

import sys

from benchmarks.run import main

sys.exit(main(sys.argv[1:]))
