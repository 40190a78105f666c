public import Foundation

extension FileWrapper {
  /// Nil for what is no folder.
  public var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { children } else { nil }
  }

  /// Adds something to a folder, and answers the name by which it is found there.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("a file wrapper without a preferredFilename; set it before adding it")
    }
    let key = unusedName(like: name)
    insert(child, as: key)
    return key
  }

  @discardableResult
  public func addRegularFile(
    withContents data: Data,
    preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  public func removeFileWrapper(_ child: FileWrapper) {
    guard let key = key(of: child), case .directory(var children) = content else { return }
    children[key] = nil
    content = .directory(children)
    child.remove(self)
  }

  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? { key(of: child) }

  /// The first in order, if it is in there several times.
  func key(of child: FileWrapper) -> String? {
    fileWrappers?.filter { $0.value === child }.keys.min()
  }

  func insert(_ child: FileWrapper, as key: String) {
    guard case .directory(var children) = content else {
      preconditionFailure("only a directory has file wrappers in it; this is a file or a link")
    }
    children[key]?.remove(self)
    children[key] = child
    content = .directory(children)
    child.add(self)
  }

  // [W] "1__#$!@%!#__name", as seen in packages that were written so.
  private func unusedName(like name: String) -> String {
    let taken = fileWrappers ?? [:]
    var (key, count) = (name, 0)
    while taken[key] != nil {
      count += 1
      key = "\(count)__#$!@%!#__\(name)"
    }
    return key
  }
}
