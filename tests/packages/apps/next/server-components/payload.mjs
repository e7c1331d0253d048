/* Renders a page as a server of server components does, and prints what goes to the client. Run with the condition react-server. */
import process from 'node:process';
import { createElement } from 'react';
import server from 'react-server-dom-parcel/server.node';

const { default: Page } = await import(process.argv[2]);
server
  .renderToPipeableStream(createElement(Page), {
    onError(error) {
      console.error(error);
      process.exitCode = 1;
    },
  })
  .pipe(process.stdout);
