/**
 * Stands in for the package `react-style-singleton` (see vite.config.ts), through which Radix's dialogs lock the
 * page's scrolling. The original adds a <style> element, which a Content-Security-Policy without 'unsafe-inline'
 * refuses; a constructed stylesheet does the same and is allowed. Same names and behaviour: the first to add a
 * style puts it on the page, the last to leave takes it away.
 */
import { useEffect } from "react";

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const stylesheet = stylesheetSingleton();
  return function useStyle(css: string, isDynamic?: boolean) {
    useEffect(() => {
      stylesheet.add(css);
      return () => stylesheet.remove();
      // A style that isn't dynamic stays as it was first given, as in the original.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isDynamic && css]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
