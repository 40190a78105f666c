import Foundation
import Geometry
public import Scene

/// Draws pictures of the whole device around its screen.
extension Stage.Device {
  /// Returns a scene of this device's screen, in portrait or landscape, inside the device's body.
  public func framed(_ scene: Scene) -> Scene {
    DeviceFrame(self, isLandscape: isLandscape(scene)).around(scene)
  }

  private func isLandscape(_ scene: Scene) -> Bool {
    (scene.size.width > scene.size.height) != (size.width > size.height)
  }
}

extension Film {
  /// Returns the same film with the device around each frame.
  public func framed(in device: Stage.Device) -> Film {
    Film(
      frames: frames.map { $0.framed(in: device) },
      end: end.framed(in: device),
      duration: duration,
      events: events,
      faults: faults,
      survivors: survivors
    )
  }
}

extension Frame {
  fileprivate func framed(in device: Stage.Device) -> Frame {
    Frame(index: index, time: time, scene: device.framed(scene))
  }
}

/// A device's body: a metal rim around black glass.
private struct DeviceFrame {
  /// The distance from the screen's edges to the body's.
  private let edges: CGSize
  private let screenRadius: Double
  private let isLandscape: Bool
  private let hasHomeButton: Bool

  // [I] Measured on photographs of the models, in points of the screen.
  private static let rim = 4.0
  private static let glass = 12.0
  private static let homeButtonBezel = 96.0
  private static let padGlass = 32.0
  private static let button = 58.0

  init(_ device: Stage.Device, isLandscape: Bool) {
    self.isLandscape = isLandscape
    hasHomeButton = device.hasHomeButton
    let side = Self.rim + (device.idiom == .pad ? Self.padGlass : Self.glass)
    let end = hasHomeButton ? Self.rim + Self.homeButtonBezel : side
    edges = isLandscape ? CGSize(width: end, height: side) : CGSize(width: side, height: end)
    screenRadius =
      switch device.sensorHousing {
      case .island: 55
      case .notch: 47
      case .none: hasHomeButton ? 0 : 18
      }
  }

  func around(_ scene: Scene) -> Scene {
    let canvas = CGRect(
      x: 0,
      y: 0,
      width: scene.size.width + 2 * edges.width,
      height: scene.size.height + 2 * edges.height
    )
    var children = [body(canvas, Self.rimColor, inset: 0), body(canvas, .black, inset: Self.rim)]
    if hasHomeButton { children.append(button(canvas)) }
    children.append(screen(scene))
    let root = Layer(frame: canvas, children: children)
    return Scene(size: canvas.size, root: Node(root, label: "device"))
  }

  private static let rimColor = Color(red: 0.36, green: 0.36, blue: 0.38)

  private func body(_ canvas: CGRect, _ color: Color, inset: Double) -> Node {
    var layer = Layer(frame: canvas.insetBy(dx: inset, dy: inset))
    let margin = min(edges.width, edges.height)
    let radius = hasHomeButton ? 52 : screenRadius + margin
    layer.cornerRadii = CornerRadii(radius - inset)
    layer.hasContinuousCorners = true
    layer.background = color
    return Node(layer)
  }

  private func button(_ canvas: CGRect) -> Node {
    let distance = Self.rim + Self.homeButtonBezel / 2
    let center =
      isLandscape
      ? CGPoint(x: canvas.maxX - distance, y: canvas.midY)
      : CGPoint(x: canvas.midX, y: canvas.maxY - distance)
    let half = Self.button / 2
    var layer = Layer(
      frame: CGRect(
        x: center.x - half,
        y: center.y - half,
        width: Self.button,
        height: Self.button
      )
    )
    layer.cornerRadii = CornerRadii(half)
    layer.border = Border(width: 2, color: Self.rimColor)
    return Node(layer)
  }

  private func screen(_ scene: Scene) -> Node {
    let corner = CGPoint(x: edges.width, y: edges.height)
    var layer = Layer(frame: CGRect(origin: corner, size: scene.size), children: [scene.root])
    layer.background = scene.background
    layer.clipsToBounds = true
    layer.cornerRadii = CornerRadii(screenRadius)
    layer.hasContinuousCorners = screenRadius > 0
    return Node(layer)
  }
}
