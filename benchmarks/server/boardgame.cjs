// A game of boardgame.io with a state of 4 kB and next to no rules, in memory: the best case for it.
const { Server, Origins } = require("boardgame.io/server");

const board = {
  name: "board",
  setup: () => ({
    cells: Array.from({ length: 90 }, (_, at) => ({ at, tile: "corridor", turned: 0, n: 0 })),
  }),
  turn: { minMoves: 4, maxMoves: 4 },
  moves: {
    put: ({ G }, at) => {
      G.cells[at].n += 1;
    },
  },
};

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [board], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log("ready") });
