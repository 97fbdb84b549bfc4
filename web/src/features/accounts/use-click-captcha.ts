import { useEffect, useRef, useState } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';

export type Captcha = Got<'common/clickCaptcha'>;

/** Captcha answer sent with login, registration and codes. */
export interface CaptchaAnswer {
  captchaId: string;
  /** `x,y-x,y;shownWidth;shownHeight`, or the emailed code that replaces a picture. */
  captchaInfo: string;
}

/** Position of a click, in displayed pixels of the picture. */
export interface Mark {
  x: number;
  y: number;
}

export interface ClickCaptchaState {
  /** Null while it is loading or has failed. */
  picture: Captcha | null;
  failed: boolean;
  marks: readonly Mark[];
  verdict: 'none' | 'checking' | 'wrong' | 'right';
  /** Marks a point; after the last required one the answer is checked. */
  mark: (mark: Mark, shownWidth: number, shownHeight: number) => void;
  undo: () => void;
  refresh: () => void;
}

/** Time for which success is shown before the dialog closes. */
export const showRightMs = 700;

/** Loads a captcha, collects the clicks and pre-checks them. */
export function useClickCaptcha(onSolved: (answer: CaptchaAnswer) => void): ClickCaptchaState {
  const api = useApi();
  const answer = useSend('common/checkClickCaptcha', { quiet: true });
  const [id, setId] = useState(() => crypto.randomUUID());
  const [picture, setPicture] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [verdict, setVerdict] = useState<ClickCaptchaState['verdict']>('none');
  const solved = useRef(onSolved);
  solved.current = onSolved;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Closing the dialog early cancels the request.
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const abort = new AbortController();
    api.get('common/clickCaptcha', { id }, { quiet: true, signal: abort.signal }).then(
      (loaded) => abort.signal.aborted || setPicture(loaded),
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [api, id]);

  function renew() {
    setPicture(null);
    setFailed(false);
    setMarks([]);
    setId(crypto.randomUUID());
  }

  async function check(info: string) {
    setVerdict('checking');
    const { failure } = await answer.send({ id, info, unset: false });
    // A network failure is not a wrong answer.
    const isWrong = failure?.reason === 'captcha_wrong';
    setVerdict(isWrong ? 'wrong' : failure ? 'none' : 'right');
    if (isWrong) renew();
    else if (failure) setFailed(true);
    else timer.current = setTimeout(() => solved.current({ captchaId: id, captchaInfo: info }), showRightMs);
  }

  return {
    picture,
    failed,
    marks,
    verdict,
    mark(mark, shownWidth, shownHeight) {
      if (!picture || verdict === 'checking' || verdict === 'right') return;
      const next = [...marks, mark];
      setMarks(next);
      setVerdict('none');
      if (next.length === picture.text.length) void check(captchaInfo(next, shownWidth, shownHeight));
    },
    undo: () => setMarks(marks.slice(0, -1)),
    refresh() {
      setVerdict('none');
      renew();
    },
  };
}

/** The answer in the format of the API: `x,y-x,y;shownWidth;shownHeight`, integer pixels. */
export function captchaInfo(marks: readonly Mark[], shownWidth: number, shownHeight: number): string {
  const points = marks.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join('-');
  return `${points};${Math.round(shownWidth)};${Math.round(shownHeight)}`;
}
