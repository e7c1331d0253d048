import type { Ref, RefCallback } from 'react';

/** Returns a ref callback that sets all `refs`. */
export function mergeRefs<Node>(...refs: (Ref<Node> | undefined)[]): RefCallback<Node> {
  return (node) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === 'function') return ref(node) ?? (() => void ref(null));
      if (ref) ref.current = node;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  };
}
