import Foundation
import FrameExport
import Geometry
import Imaging
import Scene
import Timeline

/// What is to be photographed, wherever it comes from: any frame, in any order.
struct Footage {
  var frameCount: Int
  var duration: Instant
  var fps: FrameRate
  /// In points.
  var size: CGSize
  /// Whether no frame can have a transparent pixel.
  var isOpaque: Bool
  var events: [Film.Event] = []
  var faults: [Film.Fault] = []
  /// Behind transparent pixels.
  var background: Color?

  /// Asked for more often than pictures are, so it must not make one.
  var time: (Int) -> Instant
  var frame: (Int) -> Frame
  /// What frame `index` is averaged from; one scene without a shutter.
  var exposure: (Int) -> Exposure

  func time(of index: Int) -> Instant { time(index) }

  /// Frames at even distances of the film, the first and the last among them.
  func frames(evenly count: Int) -> [Frame] {
    let last = frameCount - 1
    let wanted = Swift.min(count, frameCount)
    guard wanted > 1 else { return [frame(last)] }
    return (0..<wanted).map { frame(($0 * last * 2 + wanted - 1) / (2 * (wanted - 1))) }
  }

  /// With a colour behind everything that can be seen through.
  func on(_ background: Color?) -> Footage {
    guard let background else { return self }
    var footage = self
    let (frame, exposure) = (frame, exposure)
    let paint = { (scene: Scene) in scene.background == nil ? scene.on(background) : scene }
    footage.isOpaque = isOpaque || background.alpha >= 1
    footage.frame = { index in
      let old = frame(index)
      return Frame(index: old.index, time: old.time, scene: paint(old.scene))
    }
    footage.exposure = { index in
      let old = exposure(index)
      return Exposure(index: old.index, time: old.time, scenes: old.scenes.map(paint))
    }
    return footage
  }
}

extension Scene {
  fileprivate func on(_ background: Color) -> Scene {
    Scene(size: size, background: background, root: root)
  }
}

extension Footage {
  /// A film that a stage has recorded.
  init(_ film: Film, fps: FrameRate, last: FrameSampler.Last) {
    // The closing frame stands at the very end, behind those that the rate asks for.
    let frames = last == .open && film.frames.count > 1 ? film.frames.dropLast() : film.frames[...]
    frameCount = frames.count
    duration = Instant(seconds: film.duration)
    self.fps = fps
    size = frames[0].scene.size
    isOpaque = frames.allSatisfy { $0.scene.background.map { $0.alpha >= 1 } ?? false }
    (events, faults) = (film.events, film.faults)
    time = { Instant(seconds: frames[$0].time) }
    frame = { frames[$0] }
    exposure = { Exposure(frames[$0]) }
  }

  init(_ reel: Reel) {
    frameCount = reel.frameCount
    duration = reel.duration
    fps = reel.sampler.fps
    size = reel.after.size
    isOpaque = reel.isOpaque
    time = { reel.time(of: $0) }
    frame = { reel.frame($0) }
    exposure = { reel.exposure($0) }
  }
}
