import { callStates, failureSwitch, type MockCall, mockCalls, type ObservedCall } from '@marketrow/fixtures/handlers';
import type { Loader } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { callEvent, decode, globalName } from './mock-calls';

let listening = false;

/**
 * Puts the calls of the mock API in the states that the panel has chosen, and tells the panel of every call. A loader of
 * the whole project runs before those of a story, so the records that a story loads are in those states, too.
 */
export const withCallStates: Loader = ({ globals }) => {
  // An address may be older than a call's name.
  const states = Object.entries(decode(globals[globalName])).filter(([name]) => mockCalls.includes(name as MockCall));
  failureSwitch.set(Object.fromEntries(states.map(([name, state]) => [name, callStates[state]])));
  if (!listening) {
    listening = true;
    failureSwitch.onCall(tellPanel);
  }
  return {};
};

function tellPanel({ method, path }: ObservedCall): void {
  addons.getChannel().emit(callEvent, { method, path });
}
