import CoreGraphics
import QuartzCore
import Testing
import UIKit

final class PanelView: UIView, CAAnimationDelegate {
  var stopped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  private func configure() {
    backgroundColor = .red
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { stopped = flag }
  }
}

@MainActor
@Suite struct PanelTests {
  @Test func annotatedCodeRuns() throws {
    let stage = Stage()
    let panel = PanelView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(panel)
    let film = try stage.record {
      let slide = CABasicAnimation(keyPath: "position.y")
      slide.fromValue = -50
      slide.toValue = 50
      slide.duration = 0.3
      slide.delegate = panel
      panel.layer.add(slide, forKey: nil)
      UIView.animate(withDuration: 0.2) { panel.alpha = 0.5 }
    }
    #expect(film.duration == 0.3)
    #expect(panel.stopped)
    #expect(panel.layer is CAGradientLayer)
    #expect(CGRect(x: 1, y: 1, width: 1, height: 1).applying(.identity).minX == 1)
  }
}
