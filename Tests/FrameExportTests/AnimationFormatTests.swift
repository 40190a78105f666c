import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import Testing

@testable import FrameExport

/// Animations as another program reads them; without ffmpeg there is nobody to ask.
@Suite struct AnimationFormatTests {
  static let frames = (0..<12).map { frame($0) }

  /// A block that goes over a ground, at 25 frames a second.
  static func frame(_ index: Int, ground: Color? = Color(white: 0.9)) -> Frame {
    var block = Layer(frame: CGRect(x: 4 * index, y: 10, width: 20, height: 12))
    block.background = Color(red: 0.2, green: 0.4, blue: 1)
    var root = Layer(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    root.background = ground
    root.children = [Node(block)]
    let scene = Scene(size: CGSize(width: 80, height: 48), background: nil, root: Node(root))
    return Frame(index: index, time: Double(index) / 25, scene: scene)
  }

  private func write(
    _ format: AnimationFormat,
    to file: URL,
    frames: [Frame] = frames,
    settings: ExportSettings = ExportSettings(workers: 2)
  ) throws {
    let writer = try AnimationWriter(file: file, format: format, settings: settings)
    for frame in frames { try writer.write(frame) }
    #expect(try writer.finish(duration: 0.48) == frames.count)
  }

  @Test(.enabled(if: Reader.isThere), arguments: [AnimationFormat.gif(), .animatedPNG()])
  func readersFindEveryPictureExactly(format: AnimationFormat) throws {
    let folder = try ExportFolder()
    let file = folder.url.appending(path: "film")
    try write(format, to: file)
    let pixels = try Reader.frames(of: file)
    #expect(pixels.count == 12 * 80 * 48 * 4)
    let draw = FrameDrawing(ExportSettings())
    let expected = try Self.frames.flatMap { try draw(Exposure($0)).straightRGBA() }
    #expect(pixels == expected)
  }

  @Test(.enabled(if: Reader.isThere), arguments: Video.Container.allCases)
  func videosHaveEveryFrameAndNearlyTheColors(container: Video.Container) throws {
    let folder = try ExportFolder()
    let file = folder.url.appending(path: "film.\(container.rawValue)")
    try write(.video(Video(container, framesPerSecond: 25)), to: file)
    let pixels = try Reader.frames(of: file)
    #expect(pixels.count == 12 * 80 * 48 * 4)
    #expect(folder.hidden.isEmpty)
    let draw = FrameDrawing(ExportSettings())
    let expected = try Self.frames.flatMap { try draw(Exposure($0)).straightRGBA() }
    let sum = zip(pixels, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(sum) / Double(expected.count) < 3)
  }

  @Test(.enabled(if: Reader.isThere))
  func framesThatLastLongerStandInAVideoMoreOften() throws {
    let folder = try ExportFolder()
    let file = folder.url.appending(path: "film.mp4")
    let some = [0, 1, 4, 5].map { Self.frame($0) }
    try write(.video(Video(.mp4, framesPerSecond: 25)), to: file, frames: some)
    // 1 + 3 + 1 + 1
    #expect(try Reader.frames(of: file).count == 6 * 80 * 48 * 4)
  }

  @Test func theWorkersChangeNoByte() throws {
    let folder = try ExportFolder()
    for format in [AnimationFormat.gif(), .webP(), .webP(quality: .lossy(80))] {
      let files = try [1, 3].map { workers in
        let file = folder.url.appending(path: "film-\(workers)")
        try write(format, to: file, settings: ExportSettings(workers: workers))
        return try folder.bytes(file.lastPathComponent)
      }
      #expect(files[0] == files[1])
    }
  }

  @Test func rawPixelsGoThroughAPipe() throws {
    let pipe = Pipe()
    let reader = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    let writer = AnimationWriter(rawInto: pipe.fileHandleForWriting)
    for frame in Self.frames { try writer.write(frame) }
    try writer.finish()
    try pipe.fileHandleForWriting.close()
    let draw = FrameDrawing(ExportSettings())
    let expected = try Self.frames.flatMap { try draw(Exposure($0)).straightRGBA() }
    let box = Waiting<Data?>()
    Task.detached { box.fill(try await reader.value) }
    #expect(box.wait().map(Array.init) == expected)
  }

  @Test func aReaderThatGoesAwayIsAFault() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let writer = AnimationWriter(rawInto: pipe.fileHandleForWriting)
    #expect {
      for frame in Self.frames { try writer.write(frame) }
      try writer.finish()
    } throws: { error in
      guard case .pipe = error as? ExportFault else { return false }
      return true
    }
  }
}
