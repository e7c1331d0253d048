import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are and gives everything that comes back until the server closes the connection. */
export async function exchange(port: number, ...parts: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  // The server may close before all is sent; what it said until then counts.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  socket.end();
  return answer.catch(() => '');
}
