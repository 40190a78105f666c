import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The body of a device around its screen.
@MainActor
@Suite struct DeviceFrameTests {
  private func framed(_ device: Stage.Device, isTurned: Bool = false) -> Scene {
    let size =
      isTurned ? CGSize(width: device.size.height, height: device.size.width) : device.size
    var root = Layer(frame: CGRect(origin: .zero, size: size))
    root.background = .white
    return device.framed(Scene(size: size, background: .black, root: Node(root, label: "screen")))
  }

  struct Body: Sendable {
    let device: Stage.Device
    /// Beside and at the ends of an upright screen.
    let side: Double
    let end: Double
    let screenRadius: Double
    let bodyRadius: Double
  }

  nonisolated static let bodies = [
    Body(device: .iPhone15, side: 16, end: 16, screenRadius: 55, bodyRadius: 71),
    Body(device: .iPhone14, side: 16, end: 16, screenRadius: 47, bodyRadius: 63),
    Body(device: .iPhoneSE, side: 16, end: 100, screenRadius: 0, bodyRadius: 52),
    Body(device: .iPadPro11, side: 36, end: 36, screenRadius: 18, bodyRadius: 54),
  ]

  @Test(arguments: bodies.indices, [false, true])
  func theScreenStandsInTheMiddleOfGlassAndRim(index: Int, isTurned: Bool) {
    let body = Self.bodies[index]
    let scene = framed(body.device, isTurned: isTurned)
    let (dx, dy) = isTurned ? (body.end, body.side) : (body.side, body.end)
    let size = body.device.size
    let (width, height) = isTurned ? (size.height, size.width) : (size.width, size.height)
    #expect(scene.size == CGSize(width: width + 2 * dx, height: height + 2 * dy))
    let layers = scene.root.layer.children.map(\.layer)
    let canvas = CGRect(origin: .zero, size: scene.size)
    #expect(layers[0].frame == canvas && layers[1].frame == canvas.insetBy(dx: 4, dy: 4))
    #expect(layers[0].cornerRadii == CornerRadii(body.bodyRadius))
    #expect(layers[1].cornerRadii == CornerRadii(body.bodyRadius - 4))
    #expect(layers[1].background == .black && layers[0].background != .black)
    let screen = layers[layers.count - 1]
    #expect(screen.frame == CGRect(x: dx, y: dy, width: width, height: height))
    #expect(screen.clipsToBounds && screen.background == .black)
    #expect(screen.cornerRadii == CornerRadii(body.screenRadius))
    #expect(screen.hasContinuousCorners == (body.screenRadius > 0))
    #expect(layers.count == (body.device == .iPhoneSE ? 4 : 3))
  }

  @Test func theButtonIsBelowTheScreenOrRightOfIt() {
    let upright = framed(.iPhoneSE).root.layer.children[2].layer
    #expect(upright.frame == CGRect(x: 174.5, y: 786, width: 58, height: 58))
    #expect(upright.border?.width == 2 && upright.cornerRadii == CornerRadii(29))
    let turned = framed(.iPhoneSE, isTurned: true).root.layer.children[2].layer
    #expect(turned.frame == CGRect(x: 786, y: 174.5, width: 58, height: 58))
  }

  @Test func everyFrameOfAFilmIsFramed() throws {
    let stage = Stage(device: .iPhone14)
    stage.show(UIViewController())
    let film = try stage.record { UIView.animate(withDuration: 0.1) { stage.window.alpha = 0.5 } }
    let framed = film.framed(in: .iPhone14)
    #expect(
      framed.frames.map(\.scene) == film.frames.map { Stage.Device.iPhone14.framed($0.scene) }
    )
    #expect(framed.end.scene.size == CGSize(width: 422, height: 876))
    #expect(framed.duration == film.duration && framed.events == film.events)
    #expect(framed.frames.map(\.time) == film.frames.map(\.time))
    #expect(framed.frames.map(\.index) == film.frames.map(\.index))
  }

  struct Place: Sendable {
    let orientation: UIInterfaceOrientation
    let island: CGRect
    let notch: CGRect
    let corners: CACornerMask
  }

  nonisolated static let places = [
    Place(
      orientation: .portrait,
      island: CGRect(x: 133.5, y: 11, width: 126, height: 37),
      notch: CGRect(x: 114, y: 0, width: 162, height: 33),
      corners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    ),
    Place(
      orientation: .landscapeRight,
      island: CGRect(x: 11, y: 133.5, width: 37, height: 126),
      notch: CGRect(x: 0, y: 114, width: 33, height: 162),
      corners: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    ),
    Place(
      orientation: .landscapeLeft,
      island: CGRect(x: 804, y: 133.5, width: 37, height: 126),
      notch: CGRect(x: 811, y: 114, width: 33, height: 162),
      corners: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    ),
  ]

  private final class Turning: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  @Test(arguments: places.indices)
  func theCutoutStaysAtItsEdge(index: Int) {
    let place = Self.places[index]
    for (device, frame) in [(Stage.Device.iPhone15, place.island), (.iPhone14, place.notch)] {
      let stage = Stage(device: device)
      stage.systemBars = .all
      stage.show(Turning())
      stage.rotate(to: place.orientation)
      stage.advance(by: 1)
      #expect(stage.orientation == place.orientation)
      let housing = stage.sensorHousing.view
      #expect(housing.frame == frame && !housing.isHidden)
      if device == .iPhone14 { #expect(housing.layer.maskedCorners == place.corners) }
      #expect(housing.layer.cornerRadius == (device == .iPhone14 ? 20 : 18.5))
    }
  }

  @Test(
    arguments: [
      (59, .phone, 34, .island), (58, .phone, 34, .notch), (44, .phone, 34, .notch),
      (43, .phone, 34, Stage.Device.SensorHousing.none), (59, .pad, 34, .none),
      (59, .phone, 0, .none),
    ] as [(CGFloat, UIUserInterfaceIdiom, CGFloat, Stage.Device.SensorHousing)]
  )
  func theSafeAreaTellsTheCutout(
    top: CGFloat,
    idiom: UIUserInterfaceIdiom,
    bottom: CGFloat,
    housing: Stage.Device.SensorHousing
  ) {
    let device = Stage.Device(
      width: 390,
      height: 844,
      scale: 3,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      idiom: idiom
    )
    #expect(device.sensorHousing == housing)
  }
}
