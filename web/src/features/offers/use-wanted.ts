import { useNavigation } from 'react-router';

/**
 * The list's address as it was last asked for: what was ticked shows at once, and the next tick adds to it,
 * before the answer has come.
 */
export function useWanted<State>(path: string, shown: State, read: (params: URLSearchParams) => State) {
  const navigation = useNavigation();
  const updating = navigation.state === 'loading' && navigation.location.pathname === path;
  return { updating, wanted: updating ? read(new URLSearchParams(navigation.location.search)) : shown };
}
