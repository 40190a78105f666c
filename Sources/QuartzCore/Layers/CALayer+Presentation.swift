import VirtualTime
import Foundation
package import Timeline

extension CALayer {
  /// A copy, made by `make`, with the values that are on screen now.
  package func presentationCopy<Copy: CALayer>(_ make: (Any) -> Copy) -> Copy? {
    if let own = self as? Copy, shown != nil { return own }
    guard let record else { return nil }
    let copy = make(self)
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
