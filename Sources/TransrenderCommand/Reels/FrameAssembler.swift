import FrameExport
import Scene
import Timeline

/// Assembles frames from scenes at single instants: one for each frame, or several with a shutter.
final class FrameAssembler {
  /// Every instant that is needed, in order, without duplicates.
  let instants: [Instant]
  private var sheets: ArraySlice<Sheet>
  private var scenes: [Instant: Scene] = [:]

  private struct Sheet {
    let index: Int
    let time: Instant
    let moments: [Instant]
  }

  init(_ indices: [Int], sampler: FrameSampler, duration: Instant) {
    let sheets = indices.map { index in
      let time = sampler.instant(ofFrame: index, for: duration)
      let moments = sampler.exposures(at: time, for: duration)
      return Sheet(index: index, time: time, moments: moments)
    }
    self.sheets = sheets[...]
    instants = Set(sheets.flatMap(\.moments)).sorted()
  }

  /// The frames that this scene completes, in order.
  func add(_ scene: Scene, at index: Int) -> [Exposure] {
    let instant = instants[index]
    scenes[instant] = scene
    var whole: [Exposure] = []
    while let sheet = sheets.first, sheet.moments.allSatisfy({ $0 <= instant }) {
      whole.append(
        Exposure(
          index: sheet.index,
          time: sheet.time.seconds,
          scenes: sheet.moments.compactMap { scenes[$0] }
        )
      )
      sheets.removeFirst()
    }
    forget(before: sheets.first?.moments.min() ?? instant)
    return whole
  }

  private func forget(before instant: Instant) {
    scenes = scenes.filter { $0.key >= instant }
  }
}
