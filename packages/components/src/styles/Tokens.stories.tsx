import preview from '#storybook/preview';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { contrast, parseColor, toHex } from '../../bin/color.mjs';
import { Button } from '../base/Button/index.js';
import { State, States } from '../../stories/States.js';
import { colors, depth, pairs, shape, sizes } from './tokens.js';
import type { Value } from './tokens.js';

const meta = preview.meta({ id: 'tokens', title: 'Foundations/Tokens' });

/** Colors of the vertical in the toolbar, as the browser computes them. */
export const Colors = meta.story({
  render: () => (
    <Themes>
      {Object.entries<Value>(colors)
        .filter(([, value]) => String(value).startsWith('oklch('))
        .map(([name]) => (
          <State key={name} name={`--mr-${name}`}>
            <Computed style={{ background: token(name), ...edge }}>
              {({ backgroundColor }) => shortColor(backgroundColor)}
            </Computed>
          </State>
        ))}
    </Themes>
  ),
});

/** Colors that are drawn on each other, with their contrast: 4.5 at least for text, 3 for borders and focus rings. */
export const Contrast = meta.story({
  render: () => (
    <Themes>
      {pairs.flatMap(({ text, on, least }) =>
        text.flatMap((name) =>
          on.map((ground) => (
            <State key={`${name} ${ground}`} name={`${name} on ${ground}`}>
              <Computed
                style={{
                  background: token(ground),
                  ...edge,
                  ...(least < 4.5 ? { border: `2px solid ${token(name)}` } : { color: token(name) }),
                }}
              >
                {({ color, borderTopColor, backgroundColor }) =>
                  contrastOf(least < 4.5 ? borderTopColor : color, backgroundColor)
                }
              </Computed>
            </State>
          )),
        ),
      )}
    </Themes>
  ),
});

/** Sizes, typefaces, weights, line heights and letter spacing. */
export const Type = meta.story({
  render: () => (
    <States>
      {scale('text', sizes.text, (fontSize) => (
        <span style={{ fontSize, overflowWrap: 'anywhere' }}>Fresh from the market</span>
      ))}
      {scale('font', shape.font, (fontFamily) => (
        <span style={{ fontFamily, fontSize: token('text-xl') }}>Fresh from the market</span>
      ))}
      {scale('weight', shape.weight, (fontWeight) => (
        <span style={{ fontWeight }}>Fresh from the market</span>
      ))}
      {scale('leading', sizes.leading, (lineHeight) => (
        <p style={{ lineHeight, maxInlineSize: '20rem', margin: 0 }}>
          Picked this morning, packed at noon, and at your door before dinner.
        </p>
      ))}
      {scale('tracking', sizes.tracking, (letterSpacing) => (
        <span style={{ letterSpacing, fontFamily: token('font-display'), fontSize: token('text-xl') }}>
          Fresh from the market
        </span>
      ))}
    </States>
  ),
});

/** Steps of 4 pixels, the rhythm of a page, and the least size of a touch target. */
export const Space = meta.story({
  render: () => (
    <States>
      {scale('space', sizes.space, bar)}
      {(['section', 'gutter', 'content', 'tap'] as const).map((name) => (
        <State key={name} name={caption(name, sizes[name])}>
          {bar(token(name))}
        </State>
      ))}
    </States>
  ),
});

export const Radius = meta.story({
  render: () => (
    <States width="10rem">
      {scale('radius', shape.radius, (borderRadius) => (
        <div style={{ containerType: 'inline-size', inlineSize: '6.25rem' }}>
          <div style={{ ...edge, blockSize: '7.5rem', background: token('accent-soft'), borderRadius }} />
        </div>
      ))}
    </States>
  ),
});

/** Depth in both themes. */
export const Shadow = meta.story({
  render: () => (
    <Themes>
      {Object.keys(depth)
        .filter((name) => name.startsWith('shadow-'))
        .map((name) => (
          <State key={name} name={`--mr-${name}`}>
            <div
              style={{
                blockSize: token('space-16'),
                background: token('surface'),
                borderRadius: token('radius-md'),
                boxShadow: token(name),
              }}
            />
          </State>
        ))}
    </Themes>
  ),
});

/** Durations and easings. Durations are zero for readers who prefer reduced motion. */
export const Motion = meta.story({ render: () => <Motions /> });

function Motions() {
  const [moved, setMoved] = useState(false);
  const dot = (transition: string) => (
    <div
      style={{
        inlineSize: token('space-6'),
        blockSize: token('space-6'),
        marginInlineStart: moved ? `calc(100% - ${token('space-6')})` : 0,
        background: token('accent'),
        borderRadius: token('radius-round'),
        transition: `margin ${transition}`,
      }}
    />
  );
  return (
    <States>
      <Button onClick={() => setMoved(!moved)}>Move</Button>
      {scale('dur', sizes.dur, (duration) => dot(`${duration} ${token('ease-out')}`))}
      {scale('ease', sizes.ease, (easing) => dot(`${token('dur-3')} ${easing}`))}
    </States>
  );
}

/** The states in the light and in the dark theme. */
function Themes({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))' }}>
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme} className="mr-root">
          <States width="9rem">{children}</States>
        </div>
      ))}
    </div>
  );
}

interface ComputedProps {
  style: CSSProperties;
  /** Returns the text for the computed style. */
  children: (style: CSSStyleDeclaration) => string;
}

/** A box with a text about its own computed style, which the toolbar changes. */
function Computed({ style, children }: ComputedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (box.current) setText(children(getComputedStyle(box.current)));
  }, [children]);
  return (
    <>
      <div ref={box} style={{ ...style, padding: token('space-3'), fontWeight: token('weight-semibold') }}>
        {style.color === undefined ? <br /> : text}
      </div>
      {style.color === undefined ? <code>{text}</code> : null}
    </>
  );
}

const edge = { border: '1px solid var(--mr-line)', borderRadius: 'var(--mr-radius-sm)' } as const;

function token(name: string): string {
  return `var(--mr-${name})`;
}

function caption(name: string, value: string): string {
  return `--mr-${name}: ${value}`;
}

/** One state for each value of a group. */
function scale(group: string, values: Readonly<Record<string, string>>, draw: (value: string) => ReactNode) {
  return Object.entries(values).map(([key, value]) => (
    <State key={`${group}-${key}`} name={caption(`${group}-${key}`, value)}>
      {draw(token(`${group}-${key}`))}
    </State>
  ));
}

function bar(inlineSize: string) {
  return (
    <div style={{ inlineSize, maxInlineSize: '100%', blockSize: token('space-4'), background: token('accent') }} />
  );
}

/** Hex of an opaque color; a translucent one as it is. */
function shortColor(color: string): string {
  const oklch = parseColor(color);
  return oklch ? toHex(oklch) : color;
}

function contrastOf(color: string, ground: string): string {
  const [one, other] = [parseColor(color), parseColor(ground)];
  return one && other ? contrast(one, other).toFixed(2) : '';
}
