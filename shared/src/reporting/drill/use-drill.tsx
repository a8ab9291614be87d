import { useCallback, useMemo } from 'react';
import { drillMeasureSchema, type DrillLevel, type DrillMeasure } from '../../contracts/lineage';
import { useLocation, useNavigate, useSearchParams } from '../../kit/router';
import { drillCode, drillTargetOf, type DrillFigure, type DrillTarget } from './drill-code';

/** A step on the way from a figure to its records. */
export interface DrillStep {
  readonly name: string;
  readonly code: string;
}

interface DrillHistory {
  /** Steps before the present one. */
  readonly drillPath?: readonly DrillStep[];
  /** Entries of the browser's history since the page was left for the drawer. */
  readonly drillDepth?: number;
}

/** The history of a drawer that a figure has opened: closing it leads back there. */
export const fromFigure: DrillHistory = { drillPath: [], drillDepth: 1 };

/** What a drill-down can be opened for. */
export function isDrillable(field: string): field is DrillMeasure {
  return drillMeasureSchema.safeParse(field).success;
}

/**
 * The drawer of records behind a figure, kept in the address as `drill=`.
 *
 * Every step down is a step of the browser's history: Back goes up. `openFigure` makes links that anybody with the
 * right can open; those of `openToken` are for this reader and half an hour.
 */
export function useDrill() {
  const [parameters, setParameters] = useSearchParams();
  const state = (useLocation().state ?? {}) as DrillHistory;
  const navigate = useNavigate();
  const code = parameters.get('drill');
  const target = useMemo(() => (code === null ? null : drillTargetOf(code)), [code]);
  const path = state.drillPath ?? [];
  const depth = state.drillDepth ?? 0;

  const addressOfFigure = useCallback(
    (figure: DrillFigure, measure: DrillMeasure, name: string) => {
      const next = new URLSearchParams(parameters);
      next.set('drill', drillCode({ measure, name, figure }));
      return `?${next.toString()}`;
    },
    [parameters],
  );
  const go = useCallback(
    (to: string, history: DrillHistory) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('drill', to);
          return next;
        },
        { state: history },
      ),
    [setParameters],
  );
  const open = useCallback((next: DrillTarget) => go(drillCode(next), fromFigure), [go]);

  return {
    /** Whether the address asks for the drawer. */
    isOpen: code !== null,
    /** What it asks for; null where it is not complete. */
    target,
    path,
    isDrillable,
    /** The address that `openFigure` leads to. */
    addressOfFigure,
    openFigure: (figure: DrillFigure, measure: DrillMeasure, name: string) => open({ measure, name, figure }),
    openToken: (token: string, measure: DrillMeasure, name: string) => open({ measure, name, token }),
    /** One level down, from the present target. */
    openGroup: (token: string, name: string): void => {
      if (target === null || code === null) return;
      const next = { measure: target.measure, name, token };
      go(drillCode(next), {
        drillPath: [...path, { name: target.name, code }],
        drillDepth: depth === 0 ? 0 : depth + 1,
      });
    },
    /** A part of the present figure, that anybody with the right can open, too. */
    openPart: (figure: DrillFigure, name: string): void => {
      if (target === null || code === null) return;
      go(drillCode({ measure: target.measure, name, figure }), {
        drillPath: [...path, { name: target.name, code }],
        drillDepth: depth === 0 ? 0 : depth + 1,
      });
    },
    /** Another level of the same figure; no step of its own. */
    chooseLevel: (level: DrillLevel): void => {
      if (target === null) return;
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('drill', drillCode({ ...target, level }));
          return next;
        },
        { replace: true, state },
      );
    },
    /** Up to a step of the path. */
    goTo: (place: number): void => {
      const step = path[place];
      if (step === undefined) return;
      if (depth > 0) void navigate(place - path.length);
      else go(step.code, { drillPath: path.slice(0, place), drillDepth: 0 });
    },
    close: (): void => {
      // Back to where it was opened, so that Back does not open it again; a link that was pasted has no such place.
      if (depth > 0) void navigate(-depth);
      else {
        setParameters(
          (current) => {
            const next = new URLSearchParams(current);
            next.delete('drill');
            return next;
          },
          { replace: true },
        );
      }
    },
  };
}
export type Drill = ReturnType<typeof useDrill>;
