import Foundation

/// The thing that is watched, and how pages are made from it.
@MainActor
protocol WatchSubject: AnyObject {
  /// The title of the page.
  var title: String { get }
  /// The folder that is watched.
  var folder: URL { get }

  /// Whether a change of these files may change the films.
  func concerns(_ changes: FolderWatch.Changes) -> Bool
  /// Makes new pages for the changed files, or all pages for nil.
  func renew(_ changes: FolderWatch.Changes?, on board: WatchBoard) throws
}
