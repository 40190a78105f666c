import Foundation
import FrameExport
import Geometry
import HeadlessUIKit
import Scene
import Timeline

/// A source of frames that can be asked for any of them, as often as needed.
@MainActor
struct Footage {
  typealias Take = (Int, Scene) throws -> Void

  var sampler: FrameSampler
  var duration: Instant
  /// The size of the first frame, in points.
  var size: CGSize
  /// The size that holds every frame: larger than the first if the device rotates.
  var canvas: CGSize
  /// Whether no frame can have a transparent pixel.
  var isOpaque: Bool
  var events: [Film.Event] = []
  var faults: [Film.Fault] = []

  /// How far a transition between two pictures is; nil for screens.
  var progress: ((Instant) -> Double)?

  /// Passes on the scene at each of the instants, which are in order, with its index among them.
  var show: @MainActor (_ instants: [Instant], _ take: @escaping Take) throws -> Void

  var frameCount: Int { sampler.frameCount(for: duration) }

  func time(of index: Int) -> Instant { sampler.instant(ofFrame: index, for: duration) }

  /// Passes on the frames as the shutter sees them, in order, each as soon as it is ready.
  func expose(_ indices: [Int], _ take: @escaping (Exposure) throws -> Void) throws {
    let assembler = FrameAssembler(indices, sampler: sampler, duration: duration)
    // A shutter that is open during a rotation sees pictures of two sizes.
    let shown = sampler.shutter == nil ? self : inOneSize()
    try shown.show(assembler.instants) { index, scene in
      for exposure in assembler.add(scene, at: index) { try take(exposure) }
    }
  }

  /// Frames without blur.
  func stills(_ indices: [Int]) throws -> [Frame] {
    let times = indices.map(time(of:))
    var frames: [Frame] = []
    try show(times) { index, scene in
      frames.append(Frame(index: indices[index], time: times[index].seconds, scene: scene))
    }
    return frames
  }

  /// Frames at even distances over the film, including the first and the last.
  func frames(evenly count: Int) throws -> [Frame] {
    let last = frameCount - 1
    let wanted = Swift.min(count, frameCount)
    guard wanted > 1 else { return try stills([last]) }
    return try stills(
      (0..<wanted).map { ($0 * last * 2 + wanted - 1) / (2 * (wanted - 1)) }
    )
  }
}

extension Footage {
  /// With a colour behind all transparent pixels.
  func on(_ background: Color?) -> Footage {
    guard let background else { return self }
    var footage = changed { scene in
      guard scene.background == nil else { return scene }
      return Scene(size: scene.size, background: background, root: scene.root)
    }
    footage.isOpaque = isOpaque || background.alpha >= 1
    return footage
  }

  /// The same frames with the device around them.
  func inside(_ device: Stage.Device) -> Footage {
    var footage = changed(device.framed)
    footage.size = device.framed(Scene(size: size, root: Node(Layer()))).size
    footage.canvas = device.framed(Scene(size: canvas, root: Node(Layer()))).size
    footage.isOpaque = false
    return footage
  }

  /// The same frames, each centred on one canvas, for files whose pictures have one size.
  func inOneSize() -> Footage {
    guard canvas != size else { return self }
    let canvas = canvas
    var footage = changed { $0.centred(in: canvas) }
    footage.size = canvas
    return footage
  }

  private func changed(_ change: @escaping (Scene) -> Scene) -> Footage {
    var footage = self
    let show = show
    footage.show = { instants, take in
      try show(instants) { index, scene in try take(index, change(scene)) }
    }
    return footage
  }
}

extension Scene {
  fileprivate func centred(in canvas: CGSize) -> Scene {
    guard size != canvas else { return self }
    let corner = CGPoint(
      x: ((canvas.width - size.width) / 2).rounded(),
      y: ((canvas.height - size.height) / 2).rounded()
    )
    var page = Layer(frame: CGRect(origin: corner, size: size), children: [root])
    page.background = background
    page.clipsToBounds = true
    let sheet = Layer(frame: CGRect(origin: .zero, size: canvas), children: [Node(page)])
    return Scene(size: canvas, background: background == nil ? nil : .black, root: Node(sheet))
  }
}
