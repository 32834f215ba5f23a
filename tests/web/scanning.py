"""What a camera would read from a page."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator


def scanned(drawing: Locator) -> str:
    """Read the QR code in a part of a page as it is seen."""
    with Image.open(BytesIO(drawing.screenshot(scale="device"))) as picture:
        found = zxingcpp.read_barcode(picture.convert("L"))
    assert found is not None, "there is nothing to be scanned"
    assert found.format == zxingcpp.BarcodeFormat.QRCode
    return found.text
