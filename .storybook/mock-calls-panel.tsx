/** @jsxRuntime classic */
// The manager's React is Storybook's own, and it lends only this name of it: the other runtime would bring a second React.
import React, { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, EmptyTabContent, Form } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type CallName, type CallStates, decode, encode, globalName, isState, stateTitles } from './mock-calls';
import { heardCalls, subscribeToCalls } from './mock-calls-heard';

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.size.s2,
  '& caption': { padding: '12px 16px', textAlign: 'start' },
  '& th, & td': { padding: '6px 16px', borderBlockEnd: `1px solid ${theme.appBorderColor}`, textAlign: 'start' },
  '& tbody th': { fontFamily: theme.typography.fonts.mono, fontWeight: 'normal', wordBreak: 'break-word' },
}));

const Foot = styled.div({ padding: '12px 16px' });

/** Lists the calls of the mock API that the story makes, each with the state that it is in. */
export function MockCallsPanel() {
  const [globals, updateGlobals] = useGlobals();
  const states = decode((globals as Readonly<Record<string, unknown>>)[globalName]);
  const calls = useSyncExternalStore(subscribeToCalls, heardCalls);
  const rerun = useRerun();
  const names = [...new Set([...calls, ...Object.keys(states)])].sort();

  function show(next: CallStates) {
    updateGlobals({ [globalName]: encode(next) });
    rerun();
  }

  function handleChange(name: CallName, word: string) {
    const others = Object.fromEntries(Object.entries(states).filter(([other]) => other !== name));
    show(isState(word) ? { ...others, [name]: word } : others);
  }

  if (names.length === 0) {
    return (
      <EmptyTabContent
        title="No calls"
        description="This story asks the mock API for nothing. Those that do list their calls here."
      />
    );
  }
  return (
    <>
      <Table>
        <caption>
          Calls of this story to the mock API. A change runs the story again and stands in the address, so that it can
          be shared.
        </caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Form.Select
                  aria-label={`State of ${name}`}
                  size="flex"
                  value={states[name] ?? ''}
                  onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
                    handleChange(name, event.target.value);
                  }}
                >
                  <option value="">As is</option>
                  {Object.entries(stateTitles).map(([state, title]) => (
                    <option key={state} value={state}>
                      {title}
                    </option>
                  ))}
                </Form.Select>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        <Button
          ariaLabel={false}
          disabled={Object.keys(states).length === 0}
          onClick={() => {
            show({});
          }}
        >
          All as is
        </Button>
      </Foot>
    </>
  );
}

/** Runs the story again, in an effect: the globals that were just set are sent first. */
function useRerun(): () => void {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const [reruns, setReruns] = useState(0);
  const current = useRef(storyId);
  useEffect(() => {
    current.current = storyId;
  }, [storyId]);
  useEffect(() => {
    if (reruns > 0) api.emit(FORCE_REMOUNT, { storyId: current.current });
  }, [api, reruns]);
  return () => {
    setReruns((count) => count + 1);
  };
}
