import VirtualTime
import Foundation
package import Timeline

extension CALayer {
  /// A copy with the values that are on screen now.
  func presentationCopy() -> Self? {
    if shown != nil { return self }
    guard let record else { return nil }
    let copy = copied()
    copy.shown = self
    copy.values = record.values(atStage: core.now, of: self)
    copy.ownValues = presentedOwnValues
    copy.children = children.compactMap { $0.presentation() }
    copy.parent = parent
    return copy
  }

  /// The values on screen if there is a picture yet, otherwise the model's.
  package var presentedValues: LayerValues {
    record?.values(atStage: core.now, of: self) ?? values
  }
}

extension LayerRecord {
  package func values(atStage now: Instant, of layer: CALayer) -> LayerValues {
    values(atLocal: Instant(seconds: layer.localTime(now.seconds)))
  }
}
