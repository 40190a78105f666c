import Foundation
import Geometry
import HeadlessUIKit
import Testing
import TransitionSnapshots
import TransitionSnapshotsTesting

/// What the system draws around an app's own screens.
@MainActor
@Suite struct AppGoldens {
  private final class Screen: UIViewController {
    var isBarHidden = false
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

    override var prefersStatusBarHidden: Bool { isBarHidden }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Messages"
      view.addSubview(label)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 90))
      bar.backgroundColor = UIColor(white: 0.9, alpha: 1)
      bar.autoresizingMask = .flexibleWidth
      view.insertSubview(bar, at: 0)
    }
  }

  @Test func statusBarFades() throws {
    let stage = Stage(device: .iPhone15)
    stage.drawsStatusBar = true
    let screen = Screen()
    stage.show(screen)
    try assertTransition(on: stage, at: .quarters, scale: 0.5) {
      screen.isBarHidden = true
      UIView.animate(withDuration: 0.4) { screen.setNeedsStatusBarAppearanceUpdate() }
    }
  }

  @Test func rotation() throws {
    let stage = Stage(device: .iPhone15)
    stage.drawsStatusBar = true
    stage.show(Screen())
    try assertTransition(on: stage, at: .quarters, scale: 0.4) {
      stage.rotate(to: .landscapeRight)
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func alert(style: UIAlertController.Style) throws {
    let stage = Stage(device: .iPhone15)
    let screen = Screen()
    stage.show(screen)
    let alert = UIAlertController(
      title: "Delete the message?",
      message: "It cannot be undone.",
      preferredStyle: style
    )
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let name = style == .alert ? "alert" : "sheet"
    try assertTransition(on: stage, named: name, at: .quarters, scale: 0.5) {
      screen.present(alert, animated: true)
    }
  }
}
