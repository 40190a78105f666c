import FrameExport
import Foundation
import Glibc
import Imaging
import ScreenFile

/// Copies the frames of several folders into one, with the result of filming in one run.
struct MergeJob {
  let folder: OutputFolder
  let force: Bool
  let manifest: Manifest
  private let sources: [Source]

  init(parts: [URL], folder: OutputFolder, force: Bool) throws {
    (self.folder, self.force) = (folder, force)
    var whole: Manifest?
    var sources: [Source] = []
    var shards: [Shard] = []
    var known: [Manifest] = []
    for part in parts {
      let manifest = try Self.manifest(of: part, like: whole, into: folder)
      if try Self.isThereAlready(manifest, among: known, part: part) { continue }
      known.append(manifest)
      sources += try manifest.frames.map { try Source($0, of: manifest, in: part) }
      if let shard = manifest.shard.flatMap(Shard.init) { shards.append(shard) }
      if whole == nil { whole = manifest } else { whole?.frames += manifest.frames }
    }
    guard var manifest = whole else { throw InputError("no parts are given; name their folders") }
    manifest.frames.sort { $0.index < $1.index }
    let indices = manifest.frames.map(\.index)
    if let double = zip(indices, indices.dropFirst()).first(where: { $0 == $1 }) {
      throw InputError("frame \(double.0) is in two parts; name each part once")
    }
    try Self.checkThatNothingIsMissing(shards)
    (manifest.shard, manifest.chosen) = (nil, nil)
    (self.manifest, self.sources) = (manifest, sources)
  }

  /// Refuses frames that are not those of the parts, and a folder that holds other files.
  func check() throws {
    for source in sources { try source.check() }
    try folder.claimed(force: force)
  }

  func run() throws {
    for source in sources { try source.check() }
    try folder.refuseFile()
    let createdFolders = try CreatedFolders(making: folder.url)
    try createdFolders.unlessItFails {
      let lock = try FolderLock(folder.url, named: folder.name)
      try folder.prepare(force: force)
      let names = sources.map(\.file) + [OutputFolder.manifestName]
      createdFolders.add(names.map { folder.url.appending(path: $0) })
      var manifest = manifest
      // Written first, so that files of an interrupted run are recognised by the next one.
      manifest.isComplete = false
      try manifest.write(to: folder.url)
      for source in sources {
        try WholeFile.write(source.bytes(), to: folder.url.appending(path: source.file))
      }
      manifest.isComplete = true
      try manifest.write(to: folder.url)
      withExtendedLifetime(lock) {}
    }
  }

  /// If a machine fails after finishing its part, another machine may repeat it.
  private static func isThereAlready(
    _ manifest: Manifest,
    among known: [Manifest],
    part: URL
  ) throws -> Bool {
    guard let shard = manifest.shard, let twin = known.first(where: { $0.shard == shard }) else {
      return false
    }
    guard twin.frames == manifest.frames else {
      throw InputError(
        "\(part.relativePath) is part \(shard) again with other frames; film that part again"
      )
    }
    return true
  }

  private static func checkThatNothingIsMissing(_ shards: [Shard]) throws {
    guard let first = shards.first else { return }
    if let other = shards.first(where: { $0.count != first.count }) {
      throw InputError(
        "parts of \(first.count) and of \(other.count) cannot be merged; name the parts of one film"
      )
    }
    let there = Set(shards.map(\.number))
    guard let missing = (1...first.count).first(where: { !there.contains($0) }) else { return }
    throw InputError("part \(missing)/\(first.count) is missing; name the folders of all parts")
  }

  private static func manifest(
    of part: URL,
    like first: Manifest?,
    into folder: OutputFolder
  ) throws -> Manifest {
    guard part.realPath != folder.url.realPath else {
      throw InputError(
        "\(part.relativePath) cannot be both a part and the result; choose another --out"
      )
    }
    guard let manifest = try Manifest.read(from: part) else {
      throw InputError(
        "\(part.relativePath) has no frames.json; name a folder that transrender wrote"
      )
    }
    guard manifest.isComplete else {
      throw InputError("\(part.relativePath) is not finished; run that part again")
    }
    try PartCheck(part: part, manifest: manifest).run()
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
    (one.shard, two.shard) = (nil, nil)
    return one == two
  }
}

/// A frame in the folder of its part.
private struct Source {
  let file: String
  private let part: URL
  private let hash: String
  private let size: PNG.Size

  init(_ frame: Manifest.Entry, of manifest: Manifest, in part: URL) throws {
    guard frame.isNamedByItsIndex else {
      throw InputError(
        "\(part.relativePath) lists frame \(frame.index) as '\(frame.file)', which is not the name "
          + "of a frame; film that part again"
      )
    }
    guard let hash = frame.hash else {
      throw InputError(
        "\(part.relativePath) does not describe \(frame.file); film that part again"
      )
    }
    (self.part, file, self.hash) = (part, frame.file, hash)
    size = PNG.Size(
      width: frame.width ?? manifest.width,
      height: frame.height ?? manifest.height
    )
  }

  private var url: URL { part.appending(path: file) }

  func check() throws {
    let bytes = try bytes()
    let found: PNG.Size
    do throws(PNG.Fault) { found = try PNG.size(of: bytes) } catch {
      throw complaint("is not a picture: \(error.reason)")
    }
    guard found == size else {
      throw complaint("is \(found.width)×\(found.height), not \(size.width)×\(size.height)")
    }
  }

  /// The bytes of the file, checked against the manifest.
  func bytes() throws -> [UInt8] {
    var facts = stat()
    guard lstat(url.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      let data = try? PlainFile.contents(of: url.path, atMost: Self.mostBytes)
    else { throw InputError("cannot read \(url.relativePath); film that part again") }
    guard data.digest == hash else {
      throw complaint("does not match its frames.json; it has changed since")
    }
    return [UInt8](data)
  }

  private func complaint(_ what: String) -> InputError {
    InputError("\(url.relativePath) \(what); film that part again")
  }

  private static let mostBytes = 256 << 20
}

extension URL {
  /// The path with all links resolved.
  fileprivate var realPath: String { resolvingSymlinksInPath().standardizedFileURL.path }
}
