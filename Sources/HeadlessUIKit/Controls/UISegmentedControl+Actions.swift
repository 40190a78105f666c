import Foundation

extension UISegmentedControl {
  /// [D] The action's title or image replaces those of its segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { show(action, at: segment) }
  }

  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// [D] `NSNotFound` if no segment has an action of that identifier.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}
