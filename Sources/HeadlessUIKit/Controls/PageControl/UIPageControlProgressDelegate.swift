public import Foundation

/// Says with which progress pages begin, and hears whether it is seen.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// [D] Between 0 and 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float
  /// [D] It is hidden while a finger moves along the dots.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
