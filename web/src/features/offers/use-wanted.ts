import { useNavigation } from 'react-router';

/**
 * The latest requested state of the list: filters show it at once, and further changes are based on it before the
 * reply arrives.
 */
export function useWanted<State>(path: string, shown: State, read: (params: URLSearchParams) => State) {
  const navigation = useNavigation();
  const updating = navigation.state === 'loading' && navigation.location.pathname === path;
  return { updating, wanted: updating ? read(new URLSearchParams(navigation.location.search)) : shown };
}
