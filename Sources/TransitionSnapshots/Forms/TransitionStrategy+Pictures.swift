internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import Scene
internal import Timeline

extension TransitionStrategy {
  /// All samples side by side on one PNG, each with its number and time below it.
  public static let filmstrip = filmstrip()

  public static func filmstrip(columns: Int = 12) -> TransitionStrategy {
    precondition(columns > 0, "a strip needs one column or more, not \(columns)")
    return TransitionStrategy(name: "filmstrip") { take in
      let cells = try take.samples.map { try PictureSheet.Cell($0, of: take) }
      return [take.snapshot("filmstrip.png", arrangement: .strip(columns: columns), cells: cells)]
    }
  }

  /// One PNG for each sample, for large pictures.
  public static let frames = TransitionStrategy(name: "frames") { take in
    try take.samples.map { sample in
      let number = Figures.padded(String(sample.index), to: 3, with: "0", onTheLeft: true)
      let time = Figures.padded(
        Figures.milliseconds(sample.time.rounded(toDecimals: 3)),
        to: 4,
        with: "0",
        onTheLeft: true
      )
      let cell = try PictureSheet.Cell(sample, of: take)
      return take.snapshot("f\(number)-\(time)ms.png", arrangement: .single, cells: [cell])
    }
  }

  /// An animated PNG of the whole recording, compared frame by frame.
  public static func animation(fps: Int = 30) -> TransitionStrategy {
    precondition(fps > 0, "an animation needs at least 1 frame a second, not \(fps)")
    return TransitionStrategy(name: "animation") { take in
      let samples = try take.resolve(.every(milliseconds: 1000 / Double(fps)))
      let cells = try samples.map { try PictureSheet.Cell($0, of: take) }
      return [take.snapshot("apng", arrangement: .animation, cells: cells, fps: fps)]
    }
  }

  /// All samples over each other: the path of the motion in one picture.
  public static let onionSkin = TransitionStrategy(name: "onion skin") { take in
    let whole = PictureSheet.Cell(
      index: 0,
      time: take.duration,
      fraction: 1,
      label: "\(take.samples.count) samples over each other",
      bitmap: try take.draw(take.overlaid)
    )
    return [take.snapshot("onion.png", arrangement: .single, cells: [whole])]
  }
}

extension Take {
  fileprivate func snapshot(
    _ fileExtension: String,
    arrangement: PictureSheet.Arrangement,
    cells: [PictureSheet.Cell],
    fps: Int? = nil
  ) -> Snapshot {
    let sheet = PictureSheet(arrangement, cells: cells, duration: duration, fps: fps ?? self.fps)
    return Snapshot(fileExtension: fileExtension, content: .pictures(sheet))
  }

  /// The mean of all samples.
  fileprivate var overlaid: Scene {
    let canvas = samples[0].scene
    let sheets = samples.enumerated().map { index, sample in
      var sheet = Layer(frame: canvas.bounds, children: [sample.scene.root])
      sheet.background = sample.scene.background
      sheet.clipsToBounds = true
      // The n-th of equal shares covers 1/n of those below.
      sheet.opacity = 1 / Double(index + 1)
      return Node(sheet)
    }
    let root = Layer(frame: canvas.bounds, children: sheets)
    return Scene(size: canvas.size, background: canvas.background, root: Node(root))
  }
}

extension Double {
  fileprivate func rounded(toDecimals decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    return (self * unit).rounded() / unit
  }
}
