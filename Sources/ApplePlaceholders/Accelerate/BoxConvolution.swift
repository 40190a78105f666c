// The mean of the pixels around each one, which several times over is nearly a Gaussian blur.

/// What lies beyond the edges of an image.
private enum Edge {
  case extended
  case color([UInt])
  case nothing

  init?(_ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?) {
    let flags = Int(flags)
    if flags & kvImageEdgeExtend != 0 {
      self = .extended
    } else if flags & kvImageTruncateKernel != 0 {
      self = .nothing
    } else if flags & kvImageBackgroundColorFill != 0, let background {
      self = .color((0..<4).map { UInt(background[$0]) })
    } else {
      return nil
    }
  }
}

/// [D] Kernels are of odd sizes, and one of the edge's styles is asked for; alpha may be left unchanged.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount,
  _ kernel_height: UInt32,
  _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  // No memory is needed but for a moment.
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let edge = Edge(flags, backgroundColor) else { return kvImageInvalidEdgeStyle }
  let box = BoxConvolution(
    source: source,
    target: target,
    left: Int(srcOffsetToROI_X),
    top: Int(srcOffsetToROI_Y),
    radius: (across: Int(kernel_width) / 2, down: Int(kernel_height) / 2),
    edge: edge
  )
  guard box.isInside else { return kvImageRoiLargerThanInputBuffer }
  box.fill(keepingAlpha: Int(flags) & kvImageLeaveAlphaUnchanged != 0)
  return kvImageNoError
}

/// The target is a part of the source, of which each pixel becomes the mean of those around it.
///
/// Sums of rows come first, then those of columns, so that only the last step rounds.
private struct BoxConvolution {
  let source: vImage_Buffer
  let target: vImage_Buffer
  let left: Int
  let top: Int
  let radius: (across: Int, down: Int)
  let edge: Edge

  private var columns: Range<Int> { left..<left + Int(target.width) }
  private var rows: Range<Int> { top..<top + Int(target.height) }

  var isInside: Bool {
    columns.upperBound <= Int(source.width) && rows.upperBound <= Int(source.height)
  }

  func fill(keepingAlpha: Bool) {
    let sums = sumsOfRows()
    for column in columns {
      for channel in (keepingAlpha ? 1 : 0)..<4 { fill(channel, ofColumn: column, from: sums) }
      guard keepingAlpha else { continue }
      for row in rows {
        target.row(row - top)[(column - left) * 4] = source.row(row)[column * 4]
      }
    }
  }

  /// The sums of all rows of the source, in the columns of the target.
  private func sumsOfRows() -> [UInt] {
    var sums = [UInt](repeating: 0, count: columns.count * Int(source.height) * 4)
    for row in 0..<Int(source.height) {
      let line = source.row(row)
      for channel in 0..<4 {
        slide(
          over: columns,
          of: Int(source.width),
          radius: radius.across,
          edge.value(channel, times: 1),
          read: { UInt(line[$0 * 4 + channel]) },
          write: { sums[index(row: row, column: $0, channel: channel)] = $1 }
        )
      }
    }
    return sums
  }

  private func index(row: Int, column: Int, channel: Int) -> Int {
    (row * columns.count + column - left) * 4 + channel
  }

  private func fill(_ channel: Int, ofColumn column: Int, from sums: [UInt]) {
    let across = edge.counted(column, Int(source.width), radius.across)
    slide(
      over: rows,
      of: Int(source.height),
      radius: radius.down,
      edge.value(channel, times: UInt(2 * radius.across + 1)),
      read: { sums[index(row: $0, column: column, channel: channel)] },
      write: { row, sum in
        let pixels = across * edge.counted(row, Int(source.height), radius.down)
        target.row(row - top)[(column - left) * 4 + channel] = UInt8((sum + pixels / 2) / pixels)
      }
    )
  }
}

/// The sum of the numbers around each place.
private func slide(
  over places: Range<Int>,
  of count: Int,
  radius: Int,
  _ outside: UInt?,
  read: (Int) -> UInt,
  write: (Int, UInt) -> Void
) {
  func value(_ place: Int) -> UInt {
    if place >= 0, place < count { return read(place) }
    return outside ?? read(min(max(place, 0), count - 1))
  }
  guard let first = places.first else { return }
  var sum: UInt = 0
  for place in first - radius...first + radius { sum += value(place) }
  for place in places {
    write(place, sum)
    sum += value(place + radius + 1)
    sum -= value(place - radius)
  }
}

extension Edge {
  /// Nil if the outermost pixel goes on.
  fileprivate func value(_ channel: Int, times count: UInt) -> UInt? {
    switch self {
    case .extended: nil
    case .color(let color): color[channel] * count
    case .nothing: 0
    }
  }

  /// Of the places around one, those that count.
  fileprivate func counted(_ place: Int, _ count: Int, _ radius: Int) -> UInt {
    guard case .nothing = self else { return UInt(2 * radius + 1) }
    return UInt(min(place + radius, count - 1) - max(place - radius, 0) + 1)
  }
}
