import CoreGraphics
import Foundation
import Geometry
import Timeline
import VirtualTime

/// Keys that a class of layers declares itself, such as `progress`.
///
/// [D] Core Animation animates them too; a layer whose class says so in `needsDisplay(forKey:)` draws
/// itself anew at every refresh, and reads the values on screen then.
extension CALayer {
  /// Whether a change of the key is animated without being asked.
  func isAnimatedImplicitly(_ key: String) -> Bool {
    guard let property = LayerProperty(rawValue: key) else {
      return (self as? any ImplicitlyAnimated)?.implicitKeys.contains(key) == true
    }
    // [D] Paths are not, "as with all CGPathRef animatable properties".
    return property != .path && property != .shadowPath
  }

  /// Whether it is a key of all layers, or of a class of Core Animation.
  func hasKey(_ path: String) -> Bool {
    LayerKeyPath(path).map { values[at: $0] != nil } == true
  }

  func hasOwnKey(_ path: String) -> Bool {
    ownValues[path] != nil || type(of: self).needsDisplay(forKey: path)
  }

  func ownValue(_ key: String) -> Any? { drawnValues?[key] ?? ownValues[key] }

  func setOwnValue(_ value: Any?, _ key: String) {
    let isSilent = shown != nil || core.transactions.areActionsDisabled
    let action = isSilent ? nil : action(forKey: key)
    ownValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The values of such keys that are on screen, otherwise the model's.
  var presentedOwnValues: [String: Any] {
    let committed = record?.ownValues ?? ownValues
    return animated(committed) ?? committed
  }

  /// What the next commit shows; nil if it shows the model.
  var animatedOwnValues: [String: Any]? { animated(ownValues) }

  /// nil if nothing animates them.
  private func animated(_ values: [String: Any]) -> [String: Any]? {
    guard shown == nil else { return nil }
    let parts = animationTable.entries.flatMap(\.ownParts)
    guard !parts.isEmpty else { return nil }
    let now = Instant(seconds: localTime(core.now.seconds))
    return parts.reduce(into: values) { values, part in
      let below = values[part.path] ?? type(of: self).defaultValue(forKey: part.path)
      let state = part.course.state(at: now, over: AnimatableValue(below))
      if let state { values[part.path] = state.value.boxed }
    }
  }

  /// Where an animation without any value starts.
  func startOfOwnAnimation(_ path: String) -> Any? {
    let nothing = AnimatableValue(ownValues[path]).laneKind?.value(.zero).boxed
    return presentedOwnValues[path] ?? type(of: self).defaultValue(forKey: path) ?? nothing
  }

  /// Displays the layer within a commit.
  func redraw() {
    guard ownPartsAreDrawn else { return }
    setNeedsDisplay()
    displayIfMarked()
  }

  /// Whether a value that is animated changes the picture.
  var ownPartsAreDrawn: Bool {
    animationTable.entries.lazy.flatMap(\.ownParts).contains {
      type(of: self).needsDisplay(forKey: $0.path)
    }
  }
}

/// A layer of Core Animation that another room declares, with keys of its own.
package protocol ImplicitlyAnimated: CALayer {
  var implicitKeys: Set<String> { get }
}
