// Table: positions of finished games and of the Japanese commentary.
#include "shinpan/api/bench_positions.hpp"

namespace shinpan::api {

namespace {

// clang-format off
constexpr BenchPosition kPositions[] = {
    {"game 9x9",
     "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese];B[ee];W[gg];B[dg];W[cc];B[ec];W[fd];B[ed];W[ce]"
     ";B[ge];W[ef];B[df];W[de];B[ff];W[eg];B[fg];W[eh];B[fh];W[dh];B[db];W[cg];B[fi];W[cf]"
     ";B[gb];W[gd];B[fe];W[ei];B[he];W[da];B[ca];W[ea];B[fa];W[dc];B[gh];W[dd];B[hd];W[ga]"
     ";B[ha];W[cb];B[eb];W[ba];B[da];W[hg];B[hh];W[];B[])"},
    {"game 9x9, chinese",
     "(;GM[1]FF[4]SZ[9]KM[7.5]RU[Chinese];B[fd];W[gg];B[eg];W[ff];B[de];W[fe];B[eh];W[fc]"
     ";B[ed];W[dd];B[ge];W[gc];B[gd];W[dc];B[ec];W[df];B[cf];W[ce];B[eb];W[ee];B[hc];W[hb]"
     ";B[he];W[ic];B[hd];W[id];B[ch];W[dg];B[cg];W[hh];B[ba];W[bg];B[bf];W[cb];B[ca];W[ga]"
     ";B[ie];W[dh];B[di];W[be];B[bh];W[af];B[ag];W[ea];B[db];W[cd];B[fb];W[fa];B[bb];W[cc]"
     ";B[fh];W[da];B[gb];W[ae];B[gh];W[hf];B[gf];W[fg];B[ig];W[hg];B[if];W[gi];B[bc];W[ef]"
     ";B[ei];W[];B[ad];W[ci];B[bi];W[hi];B[bd];W[ab];B[de];W[af];B[ae];W[dc];B[dd];W[ih]"
     ";B[ci];W[];B[ha];W[ea];B[fa];W[];B[])"},
    {"game 13x13",
     "(;GM[1]FF[4]SZ[13]KM[0.5];B[dj];W[jk];B[dd];W[kd];B[fk];W[hc];B[dg];W[ck];B[cj]"
     ";W[dk];B[ek];W[bj];B[bi];W[el];B[fl];W[dm];B[bk];W[bl];B[aj];W[al];B[cm];W[cl];B[fm]"
     ";W[bm];B[em];W[dl];B[fi];W[ji];B[fc];W[cc];B[db];W[cd];B[ce];W[be];B[cb];W[de];B[cf]"
     ";W[bb];B[dc];W[ba];B[ad];W[ae];B[ab];W[bc];B[ac];W[bg];B[cg];W[bf];B[ag];W[ah];B[bh]"
     ";W[if];B[ge];W[kg];B[gg];W[gj];B[fj];W[gk];B[hh];W[gb];B[fb];W[af];B[hd];W[id];B[gc]"
     ";W[hb];B[ih];W[he];B[gd];W[gf];B[ff];W[hf];B[gi];W[hl];B[hj];W[gl];B[ij];W[jj];B[jg]"
     ";W[kh];B[jf];W[kf];B[je];W[jd];B[ke];W[le];B[jh];W[ie];B[ik];W[il];B[ii];W[ak];B[bj]"
     ";W[fa];B[ea];W[ga];B[hg];W[ca];B[gm];W[hm];B[hk];W[jl];B[ig];W[ic];B[];W[da];B[eb]"
     ";W[])"},
    {"game 19x19",
     "(;GM[1]FF[4]SZ[19]KM[6.5]RU[Japanese];B[pd];W[dp];B[oq];W[dd];B[qp];W[dj];B[pj]"
     ";W[nc];B[jc];W[qc];B[qd];W[pc];B[od];W[rc];B[rd];W[nb];B[nd];W[lc];B[kd];W[jq];B[fc]"
     ";W[df];B[fe];W[fq];B[ld];W[dm];B[jo];W[mq];B[mo];W[qn];B[qk];W[on];B[nm];W[ql];B[pl]"
     ";W[pm];B[rl];W[ol];B[qm];W[om];B[nj];W[nn];B[mn];W[nl];B[mm];W[mk];B[np];W[kk];B[fj]"
     ";W[ec];B[eb];W[db];B[fb];W[ed];B[fd];W[cp];B[fo];W[fh];B[ei];W[dh];B[di];W[ci];B[eh]"
     ";W[dg];B[eg];W[me];B[md];W[mg];B[mj];W[li];B[lj];W[kj];B[lk];W[ll];B[ml];W[nk];B[fm]"
     ";W[oj];B[oi];W[rm];B[ql];W[ro];B[po];W[pn];B[rp];W[ok];B[ni];W[pi];B[qi];W[ph];B[ng]"
     ";W[og];B[nf];W[nh];B[mh];W[oh];B[lh];W[mi];B[lg];W[of];B[ne];W[qf];B[qh];W[qg];B[rg]"
     ";W[rh];B[ri];W[rf];B[sh];W[fg];B[ef];W[ff];B[ee];W[de];B[dk];W[cj];B[ck];W[cm];B[ek]"
     ";W[hg];B[hi];W[jh];B[ih];W[kf];B[ig];W[lf];B[mf];W[hf];B[if];W[id];B[jg];W[je];B[ie]"
     ";W[he];B[hd];W[gd];B[hc];W[ii];B[ji];W[ij];B[kh];W[ki];B[jm];W[jl];B[hj];W[jj];B[jh]"
     ";W[ic];B[ib];W[jd];B[ke];W[jb];B[jf];W[hl];B[hm];W[il];B[im];W[hp];B[ho];W[gp];B[go]"
     ";W[nr];B[or];W[nq];B[op];W[km];B[kn];W[lm];B[ln];W[eo];B[bk];W[bj];B[an];W[bo];B[bn]"
     ";W[cn];B[ao];W[ap];B[al];W[aj];B[mc];W[lb];B[mb];W[ma];B[kb];W[la];B[oc];W[ob];B[ka]"
     ";W[pb];B[sc];W[sb];B[sd];W[rb];B[sf];W[pe];B[qe];W[oe];B[ak];W[sl];B[sk];W[sm];B[da]"
     ";W[ca];B[ea];W[cb];B[kq];W[kr];B[lq];W[lr];B[jp];W[iq];B[ns];W[ms];B[os];W[sp];B[sq]"
     ";W[so];B[rr];W[jr];B[mp];W[mr];B[gl];W[hk];B[gk];W[em];B[en];W[dn];B[fn];W[fp];B[el]"
     ";W[bm];B[am];W[dl];B[ej];W[ch];B[ip];W[hq];B[qo];W[rn];B[re];W[pk];B[qj];W[oo];B[pp]"
     ";W[];B[kc];W[na];B[];W[])"},
    {"game 19x19, long",
     "(;GM[1]FF[4]SZ[19]KM[5.5]RU[Japanese];B[pd];W[de];B[po];W[dq];B[do];W[pq];B[cq]"
     ";W[cr];B[qq];W[cp];B[pr];W[dc];B[jd];W[qj];B[cg];W[dj];B[eg];W[cm];B[fo];W[fq];B[be]"
     ";W[hc];B[oq];W[md];B[pf];W[qh];B[qf];W[jp];B[gg];W[mq];B[nf];W[le];B[jf];W[lg];B[ho]"
     ";W[hq];B[ql];W[pk];B[he];W[pl];B[pm];W[gd];B[bj];W[co];B[ck];W[dk];B[bc];W[gk];B[jg]"
     ";W[mk];B[nc];W[kk];B[gm];W[fl];B[im];W[ik];B[km];W[jn];B[jm];W[kn];B[lm];W[ln];B[bl]"
     ";W[mm];B[dl];W[dm];B[em];W[el];B[cl];W[fj];B[oh];W[jb];B[mc];W[mh];B[ao];W[ni];B[bm]"
     ";W[cn];B[bq];W[dp];B[cb];W[db];B[nr];W[mr];B[ms];W[bp];B[ks];W[br];B[rg];W[lc];B[lb]"
     ";W[jr];B[kc];W[ld];B[ri];W[rj];B[rk];W[qi];B[da];W[ea];B[ca];W[fb];B[kb];W[jc];B[ja]"
     ";W[rh];B[ia];W[hb];B[cj];W[ci];B[bi];W[di];B[om];W[nn];B[in];W[fm];B[kh];W[nl];B[jj]"
     ";W[jk];B[ki];W[hi];B[ib];W[ic];B[lr];W[lq];B[js];W[ir];B[no];W[mo];B[np];W[ih];B[sh]"
     ";W[ge];B[kd];W[oi];B[gf];W[og];B[od];W[si];B[sg];W[on];B[ng];W[pn];B[qn];W[nh];B[qg]"
     ";W[ph];B[ne];W[lf];B[sk];W[oo];B[op];W[qo];B[ro];W[pp];B[qm];W[rp];B[qp];W[rq];B[po]"
     ";W[ha];B[ka];W[kj];B[ji];W[li];B[ee];W[ed];B[fe];W[fd];B[df];W[fh];B[cd];W[dd];B[ce]"
     ";W[bn];B[an];W[eh];B[kr];W[kq];B[ls];W[is];B[ns];W[gh];B[sj];W[ij];B[hg];W[ol];B[ap]"
     ";W[aq];B[nm];W[mn];B[mp];W[lp];B[hh];W[ii];B[ig];W[id];B[ie];W[of];B[ke];W[oe];B[nd]"
     ";W[pe];B[qe];W[fg];B[pg];W[oh];B[ff];W[ch];B[bh];W[ri];B[kf];W[dh];B[dg];W[qk];B[sm]"
     ";W[lh];B[cc];W[nq];B[kg];W[bo];B[am];W[hd];B[me];W[jh];B[mf];W[mg];B[];W[])"},
    {"double-ko seki",
     "(;GM[1]FF[4]RU[Japanese]SZ[8]KM[0]AB[ba][da][fa][ga][ha][ab][bb][cb][fb][gb][hb][bc]"
     "[cc][ec][fc][gc][hc][ed][fd][gd][hd][ce][de][ee][fe][ge][he][cf][df][ef][ff][gf][hf]"
     "[cg][dg][eg][fg][gg][hg][ah][bh][ch][dh][eh][gh]AW[ea][db][eb][ac][dc][bd][cd][dd]"
     "[ae][be][bf][ag][bg])"},
    {"bent four",
     "(;GM[1]FF[4]RU[Japanese]SZ[6]KM[0]AB[aa][ba][ea][fa][ab][eb][fb][cc][dc][ec][fc][cd]"
     "[dd][ed][fd][ae][be][ce][de][ee][fe][af][bf][cf][ef]AW[da][bb][cb][db][bc][ad][bd])"},
    {"snapback",
     "(;GM[1]FF[4]RU[Japanese]SZ[4]KM[0]AB[ab][bb]AW[aa][ca][da][cb][db][ac][bc][cc][dc]"
     "[ad][cd])"},
    {"dead in seki",
     "(;GM[1]FF[4]RU[Japanese]SZ[9]KM[0]AB[ba][ea][fa][ia][ab][bb][cb][ib][dc][ec][fc][gc]"
     "[hc][ic][dd][ed][fd][gd][hd][id][de][ee][fe][ge][he][ie][df][ef][ff][gf][hf][if][dg]"
     "[eg][fg][gg][hg][ig][dh][eh][fh][gh][hh][ih][di][ei][fi][hi]AW[da][ha][db][eb][fb]"
     "[gb][hb][ac][bc][cc][ad][bd][cd][ae][be][ce][af][bf][cf][ag][cg][ah][bh][ch][ai][ci]"
     ")"},
    {"three points",
     "(;GM[1]FF[4]RU[Japanese]SZ[6]KM[0]AB[ba][ca][bb][cb][ac][ad][bd][cd][ae][be][ce][de]"
     "[ee][fe][af][bf][cf][ef]AW[da][ea][ab][db][eb][fb][bc][cc][dc][ec][dd][ed][fd])"},
};
// clang-format on

}  // namespace

std::span<const BenchPosition> bench_positions() {
  return kPositions;
}

}  // namespace shinpan::api
