import Foundation
import HeadlessUIKit

@testable import ApplePlaceholders

/// A stage whose screen is a view with a scene.
@MainActor
struct SpriteStage {
  let stage = Stage(device: .iPhone15)
  let view: SKView
  let scene: SKScene

  init(_ scene: SKScene, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)) {
    self.scene = scene
    view = SKView(frame: frame)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    view.presentScene(scene)
  }

  init(size: CGSize = CGSize(width: 200, height: 100)) {
    self.init(SKScene(size: size))
  }

  /// The frames of the shown layers in the view, from back to front.
  var shownFrames: [CGRect] {
    view.layoutIfNeeded()
    return (scene.canvas.sublayers ?? []).map(\.frame)
  }
}
