import Foundation
import Geometry

extension SKScene {
  /// From the scene's coordinates to those of a view, whose y axis points down.
  func projection(on bounds: CGRect) -> CGAffineTransform {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let centred =
      camera.map { $0.transform(to: self).inverted() }
      ?? CGAffineTransform(translationX: -middle.x, y: -middle.y)
    let scale = scale(on: bounds.size)
    return
      centred
      .concatenating(CGAffineTransform(scaleX: scale.width, y: -scale.height))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }

  /// Points of the view for one of the scene, along both axes.
  private func scale(on view: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return CGSize(width: 1, height: 1) }
    let (x, y) = (view.width / size.width, view.height / size.height)
    switch scaleMode {
    case .fill: return CGSize(width: x, height: y)
    case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
    case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
    case .resizeFill: return CGSize(width: 1, height: 1)
    }
  }
}
