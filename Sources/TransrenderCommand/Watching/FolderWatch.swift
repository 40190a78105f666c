import Foundation
import Glibc

/// Watches the files below a folder for changes, using inotify.
final class FolderWatch {
  /// Absolute paths; `isComplete` is false if the system lost events.
  struct Changes: Equatable {
    var paths: Set<String> = []
    var isComplete = true

    var isEmpty: Bool { paths.isEmpty && isComplete }
  }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
  )
  // Saving a file causes several events, and saving all files many; they are answered together.
  private static let quiet: Int32 = 15
  private static let longest = Duration.milliseconds(120)

  private let file: Int32
  private var folders: [Int32: String] = [:]

  /// Skips hidden folders and build folders.
  init(_ folder: URL) throws {
    file = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard file >= 0 else { throw Self.fault(folder.path) }
    guard try add(folder.path) else {
      throw InputError("cannot watch \(folder.path): it does not exist; name another folder")
    }
  }

  deinit { close(file) }

  private static func fault(_ path: String) -> InputError {
    let reason = String(cString: strerror(errno))
    return InputError(
      "cannot watch \(path): \(reason); name a smaller folder, or raise fs.inotify.max_user_watches"
        + " and fs.inotify.max_user_instances with sysctl"
    )
  }

  /// Returns false if the folder no longer exists.
  @discardableResult
  private func add(_ path: String) throws -> Bool {
    let number = inotify_add_watch(file, path, Self.mask | UInt32(IN_ONLYDIR))
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw Self.fault(path)
    }
    folders[number] = path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where isWatched(name, in: path) { try add("\(path)/\(name)") }
    return true
  }

  private func isWatched(_ name: String, in folder: String) -> Bool {
    guard !name.hasPrefix("."), !GalleryFolder.foreign.contains(name) else { return false }
    var facts = stat()
    return lstat("\(folder)/\(name)", &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The changes within that time, collected until there is a short pause.
  func changes(within milliseconds: Int32) throws -> Changes {
    var changes = Changes()
    guard wait(milliseconds) else { return changes }
    let end = ContinuousClock.now + Self.longest
    repeat { try read(into: &changes) } while wait(Self.quiet) && ContinuousClock.now < end
    return changes
  }

  private func wait(_ milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  private func read(into changes: inout Changes) throws {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count > 0 else { return }
    var rest = buffer.prefix(count)
    let head = MemoryLayout<inotify_event>.size
    while rest.count >= head {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      rest = rest.dropFirst(head + Int(event.len))
      try take(event, named: String(decoding: name, as: UTF8.self), into: &changes)
    }
  }

  private func take(
    _ event: inotify_event,
    named name: String,
    into changes: inout Changes
  ) throws {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isComplete = false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      if let folder = folders.removeValue(forKey: event.wd) { changes.paths.insert(folder) }
      return
    }
    guard let folder = folders[event.wd], !name.isEmpty, !name.hasPrefix(".") else { return }
    let path = "\(folder)/\(name)"
    guard event.mask & UInt32(IN_ISDIR) != 0 else {
      // A created file has no content yet; a link is complete at once.
      if event.mask & UInt32(IN_CREATE) == 0 || Self.isLink(path) { changes.paths.insert(path) }
      return
    }
    changes.paths.insert(path)
    // Files may have been added to a new folder before it was watched.
    guard isWatched(name, in: folder), try add(path) else { return }
    changes.paths.formUnion(Self.files(in: path))
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.map { "\(folder)/\($0)" }
  }

  private static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}
