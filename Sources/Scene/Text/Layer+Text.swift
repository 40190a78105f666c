import Foundation
import Geometry

extension Layer {
  /// The layer's properties that differ from the defaults, in a fixed order.
  var words: [String] {
    placementWords + pictureWords + [content.words].filter { !$0.isEmpty } + effects.map(\.words)
  }

  private var placementWords: [String] {
    let usual = Layer()
    var words = [ValueText.rect(frame)]
    if bounds.origin != .zero { words.append("origin=\(pair(bounds.origin))") }
    if anchorPoint != usual.anchorPoint { words.append("anchor=\(pair(anchorPoint))") }
    if anchorPointZ != 0 { words.append("anchorZ=\(ValueText.number(anchorPointZ))") }
    if zPosition != 0 { words.append("z=\(ValueText.number(zPosition))") }
    if transform != usual.transform { words.append("transform=\(ValueText.transform(transform))") }
    if !isDoubleSided { words.append("one-sided") }
    if opacity != 1 { words.append("opacity=\(ValueText.number(opacity))") }
    if blendMode != .normal { words.append("blend=\(blendMode)") }
    if isRasterGroup { words.append("raster") }
    if !antialiasesEdges { words.append("aliased") }
    return words
  }

  private var pictureWords: [String] {
    var words: [String] = []
    if sublayerTransform != CATransform3DIdentity {
      words.append("sublayers=\(ValueText.transform(sublayerTransform))")
    }
    if preservesDepth { words.append("deep") }
    if clipsToBounds { words.append("clips") }
    if !cornerRadii.isZero { words.append("corners=\(cornerRadii.words)") }
    if hasContinuousCorners { words.append("continuous") }
    if let background { words.append("background=\(ValueText.color(background))") }
    if let border {
      words.append("border=\(ValueText.number(border.width)),\(ValueText.color(border.color))")
    }
    if let shadow { words.append("shadow=(\(shadow.words))") }
    return words
  }

  private func pair(_ point: CGPoint) -> String {
    "\(ValueText.number(point.x)),\(ValueText.number(point.y))"
  }
}

extension CornerRadii {
  fileprivate var words: String {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { Double($0) }
    let areEqual = radii.allSatisfy { $0 == radii[0] }
    return (areEqual ? [radii[0]] : radii).map(ValueText.number).joined(separator: ",")
  }
}

extension Shadow {
  fileprivate var words: String {
    let outline = path == nil ? "" : " path"
    return
      "\(ValueText.color(color)) opacity \(ValueText.number(opacity)) radius \(ValueText.number(radius))"
      + " offset \(ValueText.numbers([offset.width, offset.height]))\(outline)"
  }
}
