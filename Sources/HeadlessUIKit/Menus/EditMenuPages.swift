import Foundation

/// How the choices of an edit menu are spread over bars that are not too wide.
struct EditMenuPages: Equatable {
  let all: [Range<Int>]

  /// Each page but the last one ends with an arrow, and each but the first begins with one.
  init(widths: [CGFloat], limit: CGFloat, arrow: CGFloat, beginsWithArrow: Bool) {
    var pages: [Range<Int>] = []
    var start = 0
    repeat {
      let room = beginsWithArrow || start > 0 ? limit - arrow : limit
      let end = Self.end(of: widths, from: start, in: room, arrow: arrow)
      pages.append(start..<end)
      start = end
    } while start < widths.count
    all = pages
  }

  private static func end(
    of widths: [CGFloat],
    from start: Int,
    in room: CGFloat,
    arrow: CGFloat
  ) -> Int {
    if widths.dropFirst(start).reduce(0, +) <= room { return widths.count }
    var (end, width) = (start, arrow)
    while end < widths.count, width + widths[end] <= room {
      width += widths[end]
      end += 1
    }
    // One that is too wide has a page of its own.
    return max(end, start + 1)
  }
}
