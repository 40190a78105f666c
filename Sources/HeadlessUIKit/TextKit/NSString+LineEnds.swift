import Foundation

extension NSString {
  /// The place behind the line end that begins at a place; the place itself if none does.
  func place(behindLineEndAt place: Int) -> Int {
    guard place < length else { return place }
    var line = (start: 0, contents: 0, end: 0)
    let next = NSRange(location: place, length: 0)
    getLineStart(&line.start, end: &line.end, contentsEnd: &line.contents, for: next)
    return line.contents == place ? line.end : place
  }
}
