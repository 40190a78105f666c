public import Foundation

/// What is meant to be done with a file.
open class NSFileAccessIntent: NSObject {
  public let url: URL

  private init(_ url: URL) {
    self.url = url
    super.init()
  }

  open class func readingIntent(
    with url: URL,
    options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

  open class func writingIntent(
    with url: URL,
    options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}
