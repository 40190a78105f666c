import CairoRenderer
import FrameExport
import Foundation
import Imaging
import NaiveCairo

/// One work, done from a cold start in a process of its own: `Benchmarks work NAME WHO FOLDER`.
enum Child {
  /// True when this process is such a child, and has done its work.
  static func run(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 5, arguments[1] == "work", let work = Work.named(arguments[2]) else {
      return false
    }
    let folder = URL(filePath: arguments[4])
    if let worker = Worker.all.first(where: { $0.name == arguments[3] }) {
      try write(work, worker, folder)
    } else if let peer = Peer(rawValue: arguments[3]) {
      try peer.write(work, into: folder)
    } else {
      let failed = naive_cairo_write(
        work.motion,
        Int32(work.frameCount),
        work.scale,
        folder.path
      )
      guard failed == 0 else { throw ExportFault.file(path: folder.path, reason: "cairo") }
    }
    return true
  }

  private static func write(_ work: Work, _ worker: Worker, _ folder: URL) throws {
    let screens = try Screens()
    let settings = ExportSettings(
      scale: work.scale,
      placement: work.isSubpixel ? .subpixel : .whole,
      compression: worker.setting,
      workers: worker.threads
    )
    let writer = try FrameWriter(folder: folder, settings: settings)
    for index in 0..<work.frameCount { try writer.write(work.frame(index, screens)) }
    try writer.finish()
  }
}

/// One way in which we do a work.
struct Worker {
  let name: String
  let setting: PNG.Setting
  let threads: Int

  static let all = [
    Worker(name: "fast-1", setting: .fast, threads: 1),
    Worker(name: "fast-2", setting: .fast, threads: 2),
    Worker(name: "small-2", setting: .small, threads: 2),
  ]
}
