import Foundation
import Geometry
import HeadlessUIKit
import Scene
import TransitionSnapshots

final class ListController: UIViewController {}
final class DetailController: UIViewController {}
final class ContainerController: UIViewController {}

/// The two screens that this project's goldens pass between: small, plain, never alike.
@MainActor
enum GoldenScreens {
  static let device = Stage.Device(width: 200, height: 430, scale: 1)

  /// A white list with a blue bar.
  static func list() -> UIViewController {
    let controller = fill(ListController(), .white, title: "Messages", bar: .systemBlue)
    for row in 0..<6 {
      let y = CGFloat(64 + row * 60)
      let icon = box(CGRect(x: 12, y: y, width: 36, height: 36), .systemOrange, radius: 8)
      controller.view.addSubview(icon)
      let line = CGRect(x: 60, y: y + 4, width: CGFloat(120 - row * 9), height: 10)
      controller.view.addSubview(box(line, .darkGray, radius: 5))
    }
    return controller
  }

  /// A pale page with a green card.
  static func detail() -> UIViewController {
    let color = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    let controller = fill(DetailController(), color, title: "Detail", bar: .systemIndigo)
    let card = CGRect(x: 20, y: 70, width: 160, height: 130)
    controller.view.addSubview(box(card, .systemGreen, radius: 16))
    for row in 0..<3 {
      let line = CGRect(x: 20, y: CGFloat(230 + row * 24), width: 150, height: 10)
      controller.view.addSubview(box(line, .darkGray, radius: 5))
    }
    return controller
  }

  static func resting(_ controller: UIViewController) throws -> Scene {
    let stage = Stage(device: device)
    stage.show(controller)
    return try stage.restingScene()
  }

  private static func fill(
    _ controller: UIViewController,
    _ color: UIColor,
    title: String,
    bar: UIColor
  ) -> UIViewController {
    controller.view.backgroundColor = color
    let band = box(CGRect(x: 0, y: 0, width: 200, height: 44), bar, radius: 0)
    let label = UILabel(frame: CGRect(x: 0, y: 11, width: 200, height: 22))
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    band.addSubview(label)
    controller.view.addSubview(band)
    return controller
  }

  private static func box(_ frame: CGRect, _ color: UIColor, radius: CGFloat) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    return view
  }
}
