import Foundation
import Geometry

/// The cutout at the upper edge of a phone's screen: an island, a notch, or none.
@MainActor
final class SensorHousing: StageAttachment {
  private unowned let stage: Stage
  private(set) lazy var view = makeView()
  /// Whether frames show it.
  var isDrawn = false {
    didSet { refresh() }
  }

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Updates it when the screen turns.
  func refresh() {
    guard isDrawn else { return }
    let shape = stage.device.sensorHousing
    view.isHidden = shape == .none
    view.layer.cornerRadius = shape.cornerRadius
    view.layer.maskedCorners =
      shape == .notch
      ? maskedCorners
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    view.frame = frame(of: shape)
  }

  private func frame(of shape: Stage.Device.SensorHousing) -> CGRect {
    let (size, top, screen) = (shape.size, shape.top, stage.screen.bounds)
    switch stage.orientation {
    case .landscapeRight:
      return CGRect(
        x: top,
        y: screen.midY - size.width / 2,
        width: size.height,
        height: size.width
      )
    case .landscapeLeft:
      return CGRect(
        x: screen.maxX - top - size.height,
        y: screen.midY - size.width / 2,
        width: size.height,
        height: size.width
      )
    case .portraitUpsideDown:
      let y = screen.maxY - top - size.height
      return CGRect(x: screen.midX - size.width / 2, y: y, width: size.width, height: size.height)
    default:
      return CGRect(x: screen.midX - size.width / 2, y: top, width: size.width, height: size.height)
    }
  }

  /// A notch is rounded on the side away from the edge.
  private var maskedCorners: CACornerMask {
    switch stage.orientation {
    case .landscapeRight: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    case .landscapeLeft: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case .portraitUpsideDown: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    default: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }

  private func makeView() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .black
    view.layer.cornerCurve = .continuous
    view.layer.rootCore = stage.core
    return view
  }
}

extension Stage.Device {
  enum SensorHousing {
    case none
    case notch
    case island

    // [W] Measured on screenshots and drawings of the models.
    var size: CGSize {
      switch self {
      case .none: .zero
      case .notch: CGSize(width: 162, height: 33)
      case .island: CGSize(width: 126, height: 37)
      }
    }

    /// Its distance from the edge.
    var top: CGFloat { self == .island ? 11 : 0 }
    var cornerRadius: CGFloat { self == .island ? 18.5 : self == .notch ? 20 : 0 }
  }

  /// [W] An island needs 59 points of safe area, a notch 44 to 50.
  var sensorHousing: SensorHousing {
    guard idiom == .phone, !hasHomeButton, safeArea.top >= 44 else { return .none }
    return safeArea.top >= 59 ? .island : .notch
  }
}
