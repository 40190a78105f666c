import Foundation

@testable import HeadlessUIKit

/// A stage with one committed view on it.
@MainActor
struct Scenery {
  let stage = Stage(device: .iPhone15)
  let view: UIView

  init(frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    view = UIView(frame: frame)
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  /// What is on screen now.
  var shown: CALayer { view.layer.presentation() ?? CALayer() }
  var y: Double { shown.position.y }
  var x: Double { shown.position.x }
  var alpha: Double { Double(shown.opacity) }

  func advance(to time: TimeInterval) {
    stage.advance(by: time - stage.now)
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-5) -> Bool {
  abs(a - b) <= tolerance
}
