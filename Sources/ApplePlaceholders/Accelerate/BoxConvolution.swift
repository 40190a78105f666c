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
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (width, height) = (Int(target.width), Int(target.height))
  guard left + width <= Int(source.width), top + height <= Int(source.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let kept = Int(flags) & kvImageLeaveAlphaUnchanged != 0 ? 1 : 0
  let count = Int(source.height)
  // Sums of rows first, then of columns, so that only the last step rounds.
  var sums = [UInt](repeating: 0, count: width * count * 4)
  for row in 0..<count {
    let line = source.row(row)
    for channel in 0..<4 {
      slide(
        over: left..<left + width,
        of: Int(source.width),
        radius: Int(kernel_width) / 2,
        edge.value(channel, times: 1),
        read: { UInt(line[$0 * 4 + channel]) },
        write: { sums[(row * width + $0 - left) * 4 + channel] = $1 }
      )
    }
  }
  for column in 0..<width {
    for channel in kept..<4 {
      slide(
        over: top..<top + height,
        of: count,
        radius: Int(kernel_height) / 2,
        edge.value(channel, times: UInt(kernel_width)),
        read: { sums[($0 * width + column) * 4 + channel] },
        write: { row, sum in
          let pixels =
            edge.counted(column + left, Int(source.width), Int(kernel_width) / 2)
            * edge.counted(row, count, Int(kernel_height) / 2)
          target.row(row - top)[column * 4 + channel] = UInt8((sum + pixels / 2) / pixels)
        }
      )
    }
    guard kept == 1 else { continue }
    for row in 0..<height {
      target.row(row)[column * 4] = source.row(row + top)[(column + left) * 4]
    }
  }
  return kvImageNoError
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
