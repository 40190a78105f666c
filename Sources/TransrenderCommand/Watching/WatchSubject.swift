import Foundation

/// What is watched, and how it becomes pages.
@MainActor
protocol WatchSubject: AnyObject {
  /// What the page is called.
  var title: String { get }
  /// Where changes are looked for.
  var folder: URL { get }

  /// Whether a change of these files can change what is seen.
  func concerns(_ changes: FolderWatch.Changes) -> Bool
  /// Makes pages of what changed, or of everything for nil.
  func renew(_ changes: FolderWatch.Changes?, on board: WatchBoard) throws
}
