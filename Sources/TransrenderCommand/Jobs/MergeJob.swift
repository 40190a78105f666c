import FrameExport
import Foundation

/// Copies the frames of several folders into one, which is then as if filmed in one go.
struct MergeJob {
  let folder: OutputFolder
  let force: Bool
  let manifest: Manifest
  private let sources: [(place: URL, file: String)]

  init(parts: [URL], folder: OutputFolder, force: Bool) throws {
    (self.folder, self.force) = (folder, force)
    var whole: Manifest?
    var sources: [(place: URL, file: String)] = []
    for part in parts {
      let manifest = try Self.manifest(of: part, like: whole, into: folder)
      sources += manifest.files.map { (part.appending(path: $0), $0) }
      if whole == nil { whole = manifest } else { whole?.frames += manifest.frames }
    }
    guard var manifest = whole else { throw InputError("there are no parts; name their folders") }
    manifest.frames.sort { $0.index < $1.index }
    let indices = manifest.frames.map(\.index)
    if let double = zip(indices, indices.dropFirst()).first(where: { $0 == $1 }) {
      throw InputError("frame \(double.0) stands in two parts; name each part once")
    }
    (self.manifest, self.sources) = (manifest, sources)
  }

  func run() throws {
    try folder.prepare(force: force)
    for source in sources {
      let bytes = [UInt8](try Data(contentsOf: source.place))
      try WholeFile.write(bytes, to: folder.url.appending(path: source.file))
    }
    try manifest.write(to: folder.url)
  }

  private static func manifest(
    of part: URL,
    like first: Manifest?,
    into folder: OutputFolder
  ) throws -> Manifest {
    guard part.standardizedFileURL.path != folder.url.path else {
      throw InputError("\(part.relativePath) cannot be part and result; choose another --out")
    }
    guard let manifest = try Manifest.read(from: part) else {
      throw InputError("\(part.relativePath) has no frames.json; name a folder that we wrote")
    }
    guard manifest.isComplete else {
      throw InputError("\(part.relativePath) is not finished; run that part again")
    }
    if let first, !manifest.isOfOneFilm(with: first) {
      throw InputError(
        "\(part.relativePath) is part of another film; its size, rate or length differs"
      )
    }
    return manifest
  }
}

extension Manifest {
  fileprivate func isOfOneFilm(with other: Manifest) -> Bool {
    var (one, two) = (self, other)
    (one.frames, two.frames) = ([], [])
    return one == two
  }
}
