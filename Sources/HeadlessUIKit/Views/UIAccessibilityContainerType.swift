// [D] UIAccessibilityConstants.h.

/// What the elements in a container make up.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How assistive technologies walk through the elements in a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}
