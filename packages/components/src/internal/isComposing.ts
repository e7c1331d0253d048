/** The fields of a native `KeyboardEvent` that `isComposing` reads. */
interface Key {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Returns true for a key that belongs to an input method, for example Enter choosing a Japanese word. Safari sends the
 * last one after the composition has ended, with key code 229.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
