import { useNavigation } from 'react-router';

/**
 * Latest requested state of the list: filters show at once, and the next one adds to them before the reply
 * arrives.
 */
export function useWanted<State>(path: string, shown: State, read: (params: URLSearchParams) => State) {
  const navigation = useNavigation();
  const updating = navigation.state === 'loading' && navigation.location.pathname === path;
  return { updating, wanted: updating ? read(new URLSearchParams(navigation.location.search)) : shown };
}
