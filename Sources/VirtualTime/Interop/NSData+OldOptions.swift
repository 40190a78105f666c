public import Foundation

// The names of before iOS 4 and 5, which Foundation still has on a device.

extension NSData.WritingOptions {
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}

extension NSData.ReadingOptions {
  public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
  public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }
  public static var uncachedRead: NSData.ReadingOptions { .uncached }
}
